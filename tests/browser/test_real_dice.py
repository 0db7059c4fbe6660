"""How are real dice typed in? By taps or digits, and they can be corrected until somebody decides on them."""

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewPlayer
from tests.browser.hands import open_table
from tests.browser.looks import PHONE

FACES = "dice => dice.map(die => die.value)"
SIGHTS = """EventSource = class extends EventSource {
    constructor(...where) {
        super(...where);
        this.addEventListener("sight", () => globalThis.sights = true);
    }
};"""


def faces(page: Page) -> list[str]:
    found: list[str] = page.locator("#dice [data-die]").evaluate_all(FACES)
    return found


def test_blank_dice_count_up_when_they_are_tapped(new_player: NewPlayer) -> None:
    page = new_player(**PHONE)
    open_table(page, "qwixx_duel", "here", "here", dice="typed")
    expect(page.locator("#dice .main")).to_be_disabled()
    die = page.locator("[data-die=red]")
    for _ in range(8):
        die.tap()

    expect(die).to_have_accessible_name("red: 2")
    assert faces(page) == ["", "", "2", "", "", ""]


def test_six_digits_and_enter_are_enough(page: Page) -> None:
    open_table(page, "qwixx_duel", "here", "here", dice="typed")
    page.keyboard.type("123456")
    expect(page.locator("#dice .main:focus")).to_be_enabled()
    page.keyboard.press("Enter")

    expect(page.locator("#question")).to_contain_text("the white dice make 3")


def test_what_is_typed_at_once_stays_when_the_stream_begins(page: Page) -> None:
    """Its first event asked for the same dice, with the same words in another order: all were blank again."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/stream?*", hold)
    page.add_init_script(SIGHTS)
    open_table(page, "qwixx_duel", "here", "here", dice="typed")
    page.keyboard.type("123")
    held[0].continue_()
    page.wait_for_function("() => globalThis.sights")
    page.keyboard.type("456")
    page.keyboard.press("Enter")

    expect(page.locator("#question")).to_contain_text("the white dice make 3")


def test_dice_without_numbers_are_counted_up_by_keys(page: Page) -> None:
    open_table(page, "mosaix", "here", dice="typed")
    page.keyboard.type("132")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")

    assert faces(page) == ["circle", "triangle", "cross", "cross"]


def test_mistyped_dice_are_corrected_until_somebody_decides_on_them(page: Page) -> None:
    open_table(page, "qwixx_duel", "here", "here", dice="typed")
    page.keyboard.type("123456")
    page.keyboard.press("Enter")
    page.locator("#undo").click()
    expect(page.locator("#dice")).to_be_visible()
    assert faces(page) == list("123456")  # what was typed in is still there
    page.locator("[data-die=white1]").press("4")
    page.locator("#dice .main").click()

    expect(page.locator("#question")).to_contain_text("the white dice make 6")
    expect(page.locator("#log li")).to_have_count(1)
