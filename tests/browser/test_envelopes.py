"""Do the first dice wait for everybody, and does nobody have to do anything for it?"""

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPlayer
from tests.browser.hands import open_table, take_seat, to_the_table


def test_alone_the_dice_fall_at_once(page: Page) -> None:
    open_table(page, "qwixx_duel", "here", "greedy")

    expect(page.locator("#log li")).to_have_count(1)
    expect(page.locator("#waits")).to_be_hidden()


def test_around_one_screen_too(page: Page) -> None:
    open_table(page, "tres_fute", "here", "here", "here")

    expect(page.locator("#log li")).to_have_count(1)


def test_with_a_friend_they_fall_when_the_friend_has_come(new_player: NewPlayer) -> None:
    host, guest = new_player(), new_player()
    open_table(host, "qwixx_duel", "here", "elsewhere")
    link = host.locator("#link-B").input_value()
    to_the_table(host)
    expect(host.locator("#question")).to_contain_text("Awaited: B")
    expect(host.locator("#envelopes li")).to_have_text(["A: sealed", "B: still missing"])
    take_seat(guest, link, "Ben")

    for page in (host, guest):
        expect(page.locator("#log li")).to_have_count(1)
        expect(page.locator("#waits")).to_be_hidden()


def test_a_seat_may_move_to_another_device_before_the_first_dice(new_player: NewPlayer) -> None:
    """What the first device had sealed is lost there; everybody seals once more, and nobody notices."""
    phone, desk, guest = new_player(), new_player(), new_player()
    open_table(phone, "qwixx_duel", "here", "elsewhere")
    own, other = (phone.locator(f"#link-{seat}").input_value() for seat in "AB")
    to_the_table(phone)
    expect(phone.locator("#envelopes li").first).to_have_text("A: sealed")
    phone.close()
    take_seat(guest, other, "Ben")
    expect(guest.locator("#envelopes li").nth(1)).to_have_text("Ben: open")
    take_seat(desk, own, "Ada")

    for page in (desk, guest):
        expect(page.locator("#log li")).to_have_count(1)


def test_a_browser_notices_another_commitment_than_it_kept(new_player: NewPlayer) -> None:
    """Attack 4: a server that exchanges its envelope before the first roll."""
    page = new_player()
    open_table(page, "qwixx_duel", "here", "elsewhere")
    to_the_table(page)
    expect(page.locator("#envelopes li").first).to_have_text("A: sealed")
    exchange = "() => { for (const key of Object.keys(localStorage)) if (key.startsWith('gobelet-dice-'))"
    page.evaluate(f'{exchange} localStorage.setItem(key, \'{{"commitment": "0", "shares": {{}}}}\') }}')
    page.reload()

    expect(page.locator("#notice")).to_contain_text("another commitment than this browser has kept")
