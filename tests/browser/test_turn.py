"""Does a tab say whose turn it is, by more than a colour, also to somebody who looks elsewhere?"""

from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPlayer
from tests.browser.hands import answer, open_table, take_seat, to_the_table

ICON = "link[rel=icon]"
SOUNDS = """() => {
  window.notes = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) { notes.push(this.frequency.value); start.apply(this, when); };
}"""


def two_players(new_player: NewPlayer) -> tuple[Page, Page]:
    host, guest = new_player(), new_player()
    open_table(host, "qwixx_duel", "here", "elsewhere")
    take_seat(guest, host.locator("#link-B").input_value(), "Bea")
    to_the_table(host)
    expect(host).to_have_title("● Your turn · Qwixx Duel · gobelet")  # so it is at every change from now on
    return host, guest


def play_until_the_other_is_awaited(page: Page) -> None:
    while page.title().startswith("●"):
        answer(page, Random(1))


def test_the_tab_of_who_is_awaited_says_so_and_is_as_before_afterwards(new_player: NewPlayer) -> None:
    host, guest = two_players(new_player)
    expect(host.locator(ICON)).to_have_attribute("href", "/static/turn.svg")
    expect(guest).to_have_title("Qwixx Duel · gobelet")
    host.context.new_page().bring_to_front()  # the table is in the background
    guest.context.new_page().bring_to_front()
    play_until_the_other_is_awaited(host)

    expect(guest).to_have_title("● Your turn · Qwixx Duel · gobelet")
    expect(host).to_have_title("Qwixx Duel · gobelet")
    expect(host.locator(ICON)).to_have_attribute("href", "/static/icon.svg")


def test_a_sound_is_heard_only_by_who_wants_it(new_player: NewPlayer) -> None:
    host, guest = two_players(new_player)
    for page in (host, guest):
        page.evaluate(SOUNDS)
    guest.locator("#notices summary").click()
    guest.locator("#aloud").check()
    assert guest.evaluate("notes.splice(0)") == [660, 880]  # that is how it sounds
    play_until_the_other_is_awaited(host)
    expect(guest).to_have_title("● Your turn · Qwixx Duel · gobelet")
    play_until_the_other_is_awaited(guest)
    expect(host).to_have_title("● Your turn · Qwixx Duel · gobelet")

    assert (guest.evaluate("notes"), host.evaluate("notes")) == ([660, 880], [])
    guest.reload()
    expect(guest.locator("#aloud")).to_be_checked()
