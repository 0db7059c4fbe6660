"""Is Mosaix played by hand? Dice are picked up and laid, a formation is moved and turned: by mouse, finger, keys."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPlayer
from tests.browser.hands import open_table, position
from tests.browser.looks import PHONE

MOVED = "before => document.querySelector('#table').dataset.position !== before"
MIDDLE = """box => {
    const { left, top, width, height } = box.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
}"""
SQUARE = ("a1", "b1", "a2", "b2")


def box(id: str) -> str:
    return f"#sheet [data-box={id}]"


def begin(page: Page, *seats: str) -> None:
    open_table(page, "mosaix", *seats)
    page.wait_for_selector("#sheet.by-hand .piece.lit")
    page.locator("#explain").click()


def to_write(page: Page) -> None:
    """The dice are laid on the small board, in a row, and shown."""
    for column in "abcd":
        page.locator(box(f"lay-{column}1")).click()
    page.locator("#confirm").click()
    page.wait_for_selector(box("up1"))


def drag(page: Page, piece: str, place: str) -> None:
    (x, y), (to_x, to_y) = (page.locator(box(each)).evaluate(MIDDLE) for each in (piece, place))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move((x + to_x) / 2, (y + to_y) / 2)
    page.mouse.move(to_x, to_y)
    page.mouse.up()


def test_five_clicks_are_a_turn(page: Page) -> None:
    """The roller lays the dice straight into the own grid: they are shown and written."""
    begin(page, "here")
    for place in SQUARE:
        page.locator(box(place)).click()
    expect(page.locator(f"{box('a1')}.preview")).to_have_count(1)
    page.locator("#confirm").click()

    expect(page.locator("#log li")).to_have_count(4)  # the dice, two answers, the next dice
    expect(page.locator("#sheet [data-box=a1].done")).to_have_count(1)


def test_alone_dice_that_are_left_out_at_the_edge_are_dropped(page: Page) -> None:
    """The price is seen before it is paid, also by whoever plays at once."""
    begin(page, "here")
    page.get_by_label("Play at once").check()
    for place in ("a1", "b1"):
        page.locator(box(place)).click()
    expect(page.locator("#confirm")).to_have_text("Confirm (drops 2 symbols)")
    page.locator("#confirm").click()

    expect(page.locator("#log li")).to_have_count(4)
    expect(page.locator("#sheet [data-box^=scale].done")).to_have_count(2)


def test_who_plays_at_once_needs_four(page: Page) -> None:
    begin(page, "here")
    page.get_by_label("Play at once").check()
    for place in SQUARE:
        page.locator(box(place)).click()

    expect(page.locator("#log li")).to_have_count(4)


def test_a_formation_takes_shape_where_it_is_laid(page: Page) -> None:
    begin(page, "here")
    page.locator(box("lay-b1")).click()
    expect(page.locator("#sheet .ghost > *")).to_have_count(1)
    page.locator(box("lay-b2")).click()

    lit = page.locator("#sheet .lit:not(.pointed, .instead, .piece)")
    expect(lit).to_have_count(6)  # all that can be reached from them with two dice more


def test_a_die_is_dragged_to_its_place(page: Page) -> None:
    """Only the one that was dragged, and only where it was dropped."""
    begin(page, "here")
    drag(page, "die3", "c3")

    expect(page.locator(f"{box('c3')}.pointed")).to_have_count(1)
    expect(page.locator(f"{box('die3')}.instead")).to_have_count(1)
    name = page.locator(box("die3")).get_attribute("aria-label") or "?"
    expect(page.locator(box("c3"))).to_have_attribute("aria-description", name)


def test_a_die_is_picked_up_again(page: Page) -> None:
    begin(page, "here")
    page.locator(box("c3")).click()
    page.locator(box("c3")).click()

    expect(page.locator("#sheet .pointed:not(.piece)")).to_have_count(0)
    expect(page.locator("#again")).to_be_hidden()


def test_dragging_beside_a_die_chooses_nothing(new_player: NewPlayer) -> None:
    """In any game."""
    page = new_player()
    open_table(page, "tres_fute", "here")
    page.wait_for_selector("#sheet .lit")
    drag(page, "white", "violet1")

    expect(page.locator("#sheet .pointed")).to_have_count(0)


def test_a_ghost_follows_the_mouse_and_shows_what_would_be_dropped(page: Page) -> None:
    begin(page, "here")
    to_write(page)
    page.locator(box("f1")).hover()

    expect(page.locator("#sheet .ghost > *")).to_have_count(4)
    expect(page.locator("#sheet .ghost > .dropped")).to_have_count(2)


def test_a_ghost_is_turned_by_key_wheel_button_and_tap(page: Page) -> None:
    begin(page, "here")
    to_write(page)
    page.locator(box("c2")).hover()
    page.keyboard.press("r")
    expect(page.locator("#sheet [data-box^=right].pointed")).to_have_count(1)
    page.locator(box("c2")).dispatch_event("wheel", {"deltaY": 100})
    expect(page.locator("#sheet [data-box^=down].pointed")).to_have_count(1)
    page.locator(box("c2")).click()
    page.locator("#turn").click()
    expect(page.locator("#sheet [data-box^=left].pointed")).to_have_count(1)
    expect(page.locator(f"{box('c2')}.preview")).to_have_count(1)
    before = position(page)
    page.locator(box("c2")).click()  # a tap on it: it turns, and does not play
    expect(page.locator("#sheet [data-box^=up].pointed")).to_have_count(1)

    assert position(page) == before


def test_it_is_moved_with_one_click(page: Page) -> None:
    begin(page, "here")
    to_write(page)
    for place in ("a1", "c6"):
        page.locator(box(place)).click()

    expect(page.locator("#sheet .pointed:not(.piece)")).to_have_count(1)
    expect(page.locator(f"{box('c6')}.preview")).to_have_count(1)


def test_a_turn_by_finger(new_player: NewPlayer) -> None:
    phone = new_player(**PHONE)
    begin(phone, "here")
    for place in SQUARE:
        phone.locator(box(place)).tap()
    phone.locator("#confirm").tap()

    expect(phone.locator("#log li")).to_have_count(4)


def test_a_die_is_dragged_by_a_finger_and_the_page_stays(new_player: NewPlayer) -> None:
    phone = new_player(**PHONE)
    begin(phone, "here")
    finger = phone.context.new_cdp_session(phone)
    (x, y), (to_x, to_y) = (phone.locator(box(each)).evaluate(MIDDLE) for each in ("die2", "lay-b2"))
    before = phone.evaluate("scrollY")
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for way in (0.3, 0.7, 1):
        there = {"x": x + way * (to_x - x), "y": y + way * (to_y - y)}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [there]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(phone.locator(f"{box('die2')}.instead")).to_have_count(1)
    expect(phone.locator(f"{box('lay-b2')}.pointed")).to_have_count(1)

    assert phone.evaluate("scrollY") == before


def test_a_turn_by_keys(page: Page) -> None:
    begin(page, "here")
    for place in ("lay-a1", "lay-b1", "lay-a2", "lay-b2"):
        page.locator(box(place)).focus()
        page.keyboard.press("Enter")
    page.locator("#confirm").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(box("up1"))
    page.locator(box("c1")).focus()
    expect(page.locator("#sheet .ghost > *")).to_have_count(4)
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    expect(page.locator("#sheet [data-box^=right].pointed")).to_have_count(1)
    expect(page.locator(f"{box('c1')}.preview")).to_have_count(1)
    before = position(page)
    page.keyboard.press("Enter")

    page.wait_for_function(MOVED, arg=before)
