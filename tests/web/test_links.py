"""Do the lobby and every invitation show a link that others can open, its QR code, and who can come?"""

import re
from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path

import pytest
import zxingcpp
from fastapi import FastAPI
from PIL import Image
from resvg_py import svg_to_bytes

from gobelet.web.address import ONLY_HERE, Address
from gobelet.web.qr import in_terminal, on_page
from tests.web.calling import PATIENT, Caller, serving

LAN = Address(elsewhere=("http://192.168.1.7:8270",))
PUBLIC = Address(public="https://games.example.org")
FORMS = "application/x-www-form-urlencoded"
SVG = re.compile(r"<svg [^>]*qr.*?</svg>")
HINT = "<code>./play --lan</code>"
NETWORK = "Everybody in your network who knows the address can open tables here."


@pytest.fixture
def address() -> Address:
    return LAN


@pytest.fixture
async def app(tmp_path: Path, address: Address) -> AsyncIterator[FastAPI]:
    async with serving(tmp_path, PATIENT, address=address) as app:
        yield app


async def opened(app: FastAPI) -> tuple[Caller, str]:
    """Who opened a table for three, two of them elsewhere, and its path."""
    form = b"game=objectif&seat=here&seat=elsewhere&seat=elsewhere"
    answer = await Caller(app).post("/open", form, content_type=FORMS)
    cookie = answer.headers["set-cookie"].partition(";")[0]
    return Caller(app, headers={"cookie": cookie}), answer.headers["location"].removesuffix("/seats")


def read(svg: str) -> str:
    """What a camera sees in a drawn QR code."""
    named = svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return seen(Image.open(BytesIO(bytes(svg_to_bytes(svg_string=named, zoom=5)))))


def seen(picture: Image.Image) -> str:
    (code,) = zxingcpp.read_barcodes(picture.convert("L"))
    return str(code.text)


async def test_every_invitation_has_a_code_that_a_phone_reads(app: FastAPI) -> None:
    host, path = await opened(app)
    page = (await host.get(f"{path}/seats")).body.decode()
    links = re.findall('value="(http[^"]+)"', page)

    assert [read(svg) for svg in SVG.findall(page)] == links
    assert [link.rpartition("/")[0] for link in links] == [
        *["http://192.168.1.7:8270/t"] * 3,
        "http://192.168.1.7:8270/table",
    ]


async def test_codes_are_drawings_with_words_and_without_style(app: FastAPI) -> None:
    host, path = await opened(app)
    page = (await host.get(f"{path}/seats")).body.decode()

    assert re.findall('role="img" aria-label="([^"]+)"', page) == [
        "QR code: Seat B, free",  # those who are still to come stand first
        "QR code: Seat C, free",
        "QR code: Seat A, yours",
        "QR code: To watch without a seat",
    ]
    assert "style=" not in page  # the content security policy would drop it


@pytest.mark.parametrize(
    ("address", "link"), [(LAN, "http://192.168.1.7:8270/"), (PUBLIC, "https://games.example.org/")]
)
async def test_the_lobby_shows_how_others_come_here(app: FastAPI, link: str, address: Address) -> None:
    page = (await Caller(app).get("/")).body.decode()

    assert [read(svg) for svg in SVG.findall(page)] == [link]
    assert f'value="{link}"' in page
    assert (NETWORK in page, HINT in page) == (address is LAN, False)


@pytest.mark.parametrize("address", [ONLY_HERE])
async def test_on_ones_own_machine_it_is_said_that_links_work_nowhere_else(app: FastAPI) -> None:
    host, path = await opened(app)
    for page in ("/", f"{path}/seats"):
        shown = (await host.get(page)).body.decode()

        assert HINT in shown
        assert (SVG.findall(shown), NETWORK in shown) == ([], False)


async def test_who_has_no_seat_is_shown_no_invitation_anywhere(app: FastAPI) -> None:
    host, path = await opened(app)
    session = (await app.state.hall.find(path.removeprefix("/table/"))).session
    tokens = [seat.token.encode() for seat in session.seats]
    api = path.replace("/table/", "/api/tables/")
    places = ["/", path, f"{path}/seats", f"{path}/end", f"{path}/sheet/A", f"{path}/dice", "/statistics", api]
    shown = [(await Caller(app).get(each)).body for each in places]

    assert [place for place, body in zip(places, shown, strict=True) if any(token in body for token in tokens)] == []
    assert (await Caller(app).get(f"{path}/seats")).status == 403
    theirs = (await host.get(f"{path}/seats")).body
    assert all(token in theirs for token in tokens)


def test_a_terminal_shows_a_code_that_a_phone_reads() -> None:
    """Each sign is two squares, one above the other."""
    lines = in_terminal("http://192.168.1.7:8270/").splitlines()
    halves = [row for line in lines for row in ([c in "█▀" for c in line], [c in "█▄" for c in line])]
    picture = Image.new("L", (len(halves[0]), len(halves)))
    picture.putdata([255 * light for row in halves for light in row])

    assert seen(picture.resize((picture.width * 5, picture.height * 5))) == "http://192.168.1.7:8270/"


@pytest.mark.parametrize("length", [10, 22, 60, 120])
def test_links_of_any_length_can_be_read(length: int) -> None:
    link = f"https://games.example.org/t/{'aZ9_-' * (length // 5)}"

    assert read(str(on_page(link))) == link
