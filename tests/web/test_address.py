"""Is only what is meant for this server answered, and does everything follow from its one public address?"""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import quote

import pytest
from fastapi import FastAPI

from gobelet.core.refusal import Refusal
from gobelet.web.address import ONLY_HERE, Address, read_proxies, read_public
from gobelet.web.limits import Limits
from tests.web.calling import PATIENT, Caller, serving

TABLE = {"game": "qwixx_duel", "seats": [{}, {}]}
FORM = b"game=qwixx_duel&seat=here&seat=elsewhere"
FORMS = "application/x-www-form-urlencoded"
PUBLIC = Address(public="https://games.example.org", proxies=("10.1.1.1",))
LAN = Address(elsewhere=("http://192.168.1.7:8270",), names=("box", "box.local"))
REBOUND = {"host": "attacker.example:8270", "origin": "http://attacker.example:8270"}


@pytest.fixture
def address() -> Address:
    return PUBLIC


@pytest.fixture
def limits() -> Limits:
    return PATIENT


@pytest.fixture
async def app(tmp_path: Path, limits: Limits, address: Address) -> AsyncIterator[FastAPI]:
    async with serving(tmp_path, limits, address=address) as app:
        yield app


def proxied(app: FastAPI, **headers: str) -> Caller:
    """What a proxy passes on that ends TLS."""
    return Caller(app, address="10.1.1.1", headers={"host": "games.example.org", **headers})


@pytest.mark.parametrize("address", [ONLY_HERE, LAN, PUBLIC])
async def test_a_name_that_leads_here_by_dns_rebinding_opens_no_table(app: FastAPI) -> None:
    """Safety 11: the page of an attacker whose name now leads to this machine is of the same origin as the server."""
    answer = await Caller(app, headers=REBOUND).post("/api/tables", TABLE)

    assert (answer.status, list(answer.json)) == (421, ["detail"])
    assert "does not answer to that name" in answer.json["detail"]


async def test_a_person_who_comes_by_a_wrong_name_reads_a_sentence(app: FastAPI) -> None:
    answer = await Caller(app, headers={"host": "elsewhere.example", "accept": "text/html,*/*"}).get("/")

    assert (answer.status, answer.body[:44]) == (421, b"This server does not answer to that name: op")


@pytest.mark.parametrize("path", ["/", "/statistics", "/static/page.css", "/openapi.json", "/t/token"])
async def test_a_rebound_name_reads_nothing_either(app: FastAPI, path: str) -> None:
    assert (await Caller(app, headers={"host": "attacker.example"}).get(path)).status == 421


@pytest.mark.parametrize(
    ("address", "answered", "turned_away"),
    [
        (
            ONLY_HERE,
            ["localhost", "127.0.0.1:8270", "[::1]:8270", "192.168.1.7", "LOCALHOST."],
            ["", "box", "attacker.example", "localhost.attacker.example", "127.0.0.1.attacker.example", "a@127.0.0.1"],
        ),
        (LAN, ["192.168.1.7:8270", "box", "Box.local:8270", "localhost"], ["box.attacker.example", "other.local"]),
        (
            PUBLIC,
            ["games.example.org", "GAMES.example.org:443", "127.0.0.1:8270", "localhost"],
            ["192.168.1.7", "example.org", "games.example.org.attacker.example", "box", ""],
        ),
    ],
    ids=["this machine", "network", "public"],
)
def test_which_hosts_are_answered(address: Address, answered: list[str], turned_away: list[str]) -> None:
    assert [host for host in answered if not address.answers_to(host)] == []
    assert [host for host in [*turned_away, None] if address.answers_to(host)] == []


async def test_behind_a_proxy_the_own_page_may_post_and_its_cookie_is_secure(app: FastAPI) -> None:
    """Safety 13: such a post was refused, and the cookie went over plain HTTP as well."""
    answer = await proxied(app, origin="https://games.example.org").post("/open", FORM, content_type=FORMS)

    assert answer.status == 303
    assert re.search("gobelet=.*; HttpOnly;.* Secure", answer.headers["set-cookie"], re.IGNORECASE)


async def test_a_proxy_that_tells_its_own_name_is_no_hindrance(app: FastAPI) -> None:
    own = {"host": "127.0.0.1:8270", "origin": "https://games.example.org"}

    assert (await Caller(app, headers=own).post("/api/tables", TABLE)).status == 201


@pytest.mark.parametrize(
    "origin", ["http://games.example.org", "https://example.org", "https://games.example.org:444", "null"]
)
async def test_only_the_public_origin_may_post(app: FastAPI, origin: str) -> None:
    assert (await proxied(app, origin=origin).post("/api/tables", TABLE)).status == 403


async def test_the_chosen_language_is_kept_in_a_secure_cookie(app: FastAPI) -> None:
    answer = await proxied(app).post("/language", b"language=fr", content_type=FORMS)

    assert "Secure" in answer.headers["set-cookie"]


async def seats_page(app: FastAPI, host: str) -> str:
    caller = Caller(app, headers={"host": host})
    opened = await caller.post("/open", FORM, content_type=FORMS)
    cookie = opened.headers["set-cookie"].partition(";")[0]
    return (await caller.get(opened.headers["location"], cookie=cookie)).body.decode()


@pytest.mark.parametrize(
    ("address", "host", "beginning"),
    [
        (ONLY_HERE, "127.0.0.1:8270", "http://127.0.0.1:8270"),
        (LAN, "127.0.0.1:8270", "http://192.168.1.7:8270"),
        (LAN, "box.local:8270", "http://box.local:8270"),
        (PUBLIC, "games.example.org", "https://games.example.org"),
        (PUBLIC, "127.0.0.1:8270", "https://games.example.org"),
    ],
)
async def test_invitations_carry_the_address_that_others_can_open(app: FastAPI, host: str, beginning: str) -> None:
    """Safety 13: they carried 127.0.0.1, or http."""
    links = set(re.findall(r'"(https?://[^"]*/(?:t|table)/)', await seats_page(app, host)))

    assert links == {f"{beginning}/t/", f"{beginning}/table/"}


async def test_programs_are_told_the_links_as_well(app: FastAPI) -> None:
    opened = (await proxied(app).post("/api/tables", TABLE)).json

    assert [seat["link"] for seat in opened["seats"]] == [
        f"https://games.example.org/t/{seat['token']}" for seat in opened["seats"]
    ]


@pytest.mark.parametrize("path", ["/", "/api/tables/none", "/t/none", "/statistics"])
async def test_a_proxy_gives_what_one_browser_sees_to_no_other(app: FastAPI, path: str) -> None:
    assert (await proxied(app).get(path)).headers["cache-control"] == "private"


async def test_links_to_a_replay_begin_with_the_public_address_as_well(app: FastAPI) -> None:
    record = (Path(__file__).parents[1] / "records/qwixx_duel/000.game").read_bytes()
    form = b"record=" + quote(record).encode()
    page = (await proxied(app).post("/replay", form, content_type=FORMS)).body.decode()

    assert 'data-home="https://games.example.org"' in page


@pytest.mark.parametrize("limits", [Limits(opened_at_once=1, opened_a_second=0.001)])
async def test_behind_a_proxy_everybody_has_an_allowance_of_their_own(app: FastAPI) -> None:
    """Safety 13: all who came through a proxy shared one."""
    clients = ["198.51.100.1", "198.51.100.2", "198.51.100.1"]
    answers = [await proxied(app, **{"x-forwarded-for": who}).post("/api/tables", TABLE) for who in clients]

    assert [answer.status for answer in answers] == [201, 201, 429]


@pytest.mark.parametrize("limits", [Limits(opened_at_once=1, opened_a_second=0.001)])
async def test_what_a_client_says_itself_about_who_it_is_is_not_believed(app: FastAPI) -> None:
    """A proxy writes on the right, so whatever stands left of that was made up; others are not believed at all."""
    made_up = [
        await proxied(app, **{"x-forwarded-for": f"203.0.113.{n}, 198.51.100.1"}).post("/api/tables", TABLE)
        for n in range(2)
    ]
    direct = [
        await Caller(
            app, address="198.51.100.9", headers={"host": "games.example.org", "x-forwarded-for": f"203.0.113.{n}"}
        ).post("/api/tables", TABLE)
        for n in range(2)
    ]

    assert [answer.status for answer in (*made_up, *direct)] == [201, 429, 201, 429]


@pytest.mark.parametrize("address", [ONLY_HERE])
@pytest.mark.parametrize("limits", [Limits(opened_at_once=1, opened_a_second=0.001)])
async def test_nobody_has_several_allowances_by_several_addresses_of_ipv6(app: FastAPI) -> None:
    """A home is given 2**64 addresses at least."""
    callers = [Caller(app, address=each) for each in ("2001:db8::1", "2001:db8::2", "2001:db8:0:1::1")]
    mapped = [Caller(app, address=each) for each in ("::ffff:192.0.2.1", "::ffff:192.0.2.2")]

    assert [(await each.post("/api/tables", TABLE)).status for each in (*callers, *mapped)] == [201, 429, 201, 201, 201]


ORIGINS = {
    "https://games.example.org": "https://games.example.org",
    "https://Games.Example.org:443/": "https://games.example.org",
    "http://box.lan:8270": "http://box.lan:8270",
    "https://[2001:db8::1]:444": "https://[2001:db8::1]:444",
}


@pytest.mark.parametrize(("written", "origin"), ORIGINS.items())
def test_a_public_address_is_written_as_browsers_write_it(written: str, origin: str) -> None:
    assert read_public(written) == origin


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ("https://example.org/games", "gobelet needs a host of its own"),
        ("https://example.org/?a", "gobelet needs a host of its own"),
        ("games.example.org", "must be like https://games.example.org"),
        ("ftp://example.org", "must be like"),
        ("https://", "must be like"),
        ("https://me@example.org", "must be like"),
        ("https://example.org:99999", "must be like"),
        ("https://[", "must be like"),
    ],
)
def test_what_is_no_public_address_is_refused(written: str, sentence: str) -> None:
    with pytest.raises(Refusal, match=re.escape(sentence)):
        read_public(written)


def test_proxies_are_addresses_or_networks() -> None:
    assert read_proxies("127.0.0.1, 10.0.0.0/8,::1") == ("127.0.0.1", "10.0.0.0/8", "::1")
    assert read_proxies("") == ()


@pytest.mark.parametrize("written", ["*", "0.0.0.0/0", "::/0", "proxy.example.org", "10.0.0.1/8"])
def test_never_is_everybody_a_proxy(written: str) -> None:
    with pytest.raises(Refusal, match="A proxy is an address"):
        read_proxies(written)
