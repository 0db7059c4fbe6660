"""Do Caddy and nginx serve a table to everybody, with the configurations of docs/hosting.md?

Only ports, certificate and places of logs are exchanged. All stays on this machine: its visitors are 127.0.1.2 and on.
"""

import http.client
import json
import os
import re
import socket
import ssl
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest
import trustme
from playwright.sync_api import expect, sync_playwright

from bench.web import free_port
from tests.browser.conftest import ARGUMENTS
from tests.browser.hands import answer as play
from tests.browser.hands import open_table, take_seat, to_the_table
from tests.hosting.conftest import block, running
from tests.patience import SECONDS
from tests.programs import program

pytestmark = [pytest.mark.dear, pytest.mark.xdist_group("hosting")]  # started once
NAME = "games.example.org"
FORM = "game=qwixx_duel&seat=here&seat=elsewhere"
FORMS = "application/x-www-form-urlencoded"
TABLE = {"game": "qwixx_duel", "seats": [{}, {}]}
NETWORKS = {"caddy": "127.0.1", "nginx": "127.0.2"}
NGINX = """
daemon off; pid {folder}/nginx.pid; error_log {folder}/main.log;
events {{}}
http {{
    client_body_temp_path {folder}/b; proxy_temp_path {folder}/p; fastcgi_temp_path {folder}/f;
    uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    {site}
}}
"""
CADDY = "{{\n\tadmin off\n\tauto_https disable_redirects\n}}\n{site}"


@dataclass(frozen=True)
class Answer:
    status: int
    headers: Mapping[str, str]
    body: str


@dataclass(frozen=True)
class Proxy:
    port: int
    network: str  # of this machine itself, where its visitors come from
    trusted: ssl.SSLContext
    folder: Path  # with whatever it logs

    def ask(self, method: str, path: str, content: object = None, visitor: int = 2, **headers: str) -> Answer:
        """A visitor's request, over TLS, for the name of the page."""
        body = content if isinstance(content, str) or content is None else json.dumps(content)
        told = {"content-type": "application/json", **{name.replace("_", "-"): v for name, v in headers.items()}}
        with closing(self.line(visitor)) as line:
            line.request(method, path, body, told)
            with line.getresponse() as answer:
                return Answer(
                    answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read().decode()
                )

    def line(self, visitor: int = 2) -> http.client.HTTPSConnection:
        line = http.client.HTTPSConnection(NAME, timeout=SECONDS, context=self.trusted)
        plain = socket.create_connection(("127.0.0.1", self.port), SECONDS, (f"{self.network}.{visitor}", 0))
        line.sock = self.trusted.wrap_socket(plain, server_hostname=NAME)
        return line

    def open_table(self) -> Any:
        return json.loads(self.ask("POST", "/api/tables", TABLE).body)


@pytest.fixture(scope="module", params=["caddy", "nginx"])
def proxy(request: pytest.FixtureRequest, table_port: int, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    folder, port, authority = tmp_path_factory.mktemp(request.param), free_port(), trustme.CA()
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    issued = authority.issue_cert(NAME)
    certificate.write_bytes(b"".join(each.bytes() for each in issued.cert_chain_pems))
    key.write_bytes(issued.private_key_pem.bytes())
    trusted = ssl.create_default_context()
    authority.configure_trust(trusted)
    site = block(request.param).replace("127.0.0.1:8270", f"127.0.0.1:{table_port}")
    command = {"caddy": caddy, "nginx": nginx}[request.param](site, port, folder)
    environment = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "said.log").open("wb") as said, running(command, port, stdout=said, stderr=said, env=environment):
        yield Proxy(port, NETWORKS[request.param], trusted, folder)


def caddy(site: str, port: int, folder: Path) -> list[str]:
    here = f"{NAME}:{port} {{\n\tbind 127.0.0.1\n\ttls {folder}/certificate.pem {folder}/key.pem"
    (folder / "Caddyfile").write_text(CADDY.format(site=site.replace(f"{NAME} {{", here)))
    return [program("caddy", "caddy"), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


def nginx(site: str, port: int, folder: Path) -> list[str]:
    here = site.replace("listen 443 ", f"listen 127.0.0.1:{port} ").replace("/var/log/nginx/", f"{folder}/")
    here = re.sub("(ssl_certificate) .*;", rf"\1 {folder}/certificate.pem;", here)
    here = re.sub("(ssl_certificate_key) .*;", rf"\1 {folder}/key.pem;", here)
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, site=here))
    return [program("nginx", "nginx-light"), "-p", str(folder), "-c", str(folder / "nginx.conf")]


def test_the_lobby_is_served_over_https_with_its_public_address(proxy: Proxy) -> None:
    answer = proxy.ask("GET", "/")

    assert answer.status == 200
    assert f'value="https://{NAME}/"' in answer.body


def test_the_own_page_may_post_and_its_cookie_is_for_https_only(proxy: Proxy) -> None:
    answer = proxy.ask("POST", "/open", FORM, content_type=FORMS, origin=f"https://{NAME}")
    cookie = answer.headers["set-cookie"]
    links = proxy.ask("GET", answer.headers["location"], cookie=cookie.partition(";")[0]).body

    assert (answer.status, "Secure" in cookie) == (303, True)
    assert set(re.findall(r'value="(https?://[^/]+/t?)', links)) == {f"https://{NAME}/t"}


def test_another_page_may_not_post(proxy: Proxy) -> None:
    assert proxy.ask("POST", "/api/tables", TABLE, origin="https://elsewhere.example").status == 403


def test_programs_are_told_links_over_https(proxy: Proxy) -> None:
    assert {seat["link"].rpartition("/")[0] for seat in proxy.open_table()["seats"]} == {f"https://{NAME}/t"}


def test_a_move_is_shown_at_once(proxy: Proxy) -> None:
    """A proxy that held events back until it has enough of them would never show a single one."""
    opened = proxy.open_table()
    path, mine = f"/api/tables/{opened['table']}", f"Bearer {opened['seats'][0]['token']}"
    proxy.ask("GET", f"{path}?seat=A", authorization=mine)  # so that nobody is told of somebody who has come
    with closing(proxy.line()) as line:
        line.request("GET", f"{path}/stream")
        with line.getresponse() as stream:
            first = event(stream)
            move = {"seat": "A", "saying": "pass", "position": first["position"]}
            acted = proxy.ask("POST", f"{path}/act", move, authorization=mine)

            assert (acted.status, event(stream)["position"]) == (200, first["position"] + 1)


def event(stream: http.client.HTTPResponse) -> Any:
    for line in iter(stream.readline, b""):
        if line.startswith(b"data: "):
            return json.loads(line[6:])
    raise AssertionError("the stream has ended")


def test_everybody_has_an_allowance_of_their_own_whatever_they_say(proxy: Proxy) -> None:
    """Who asks too often is asked to wait, although they pretend to be somebody else each time; others are not."""
    seen = []
    with closing(proxy.line(visitor=3)) as line:
        for number in range(100):
            made_up = {"x-forwarded-for": f"198.51.100.{number}", "forwarded": f"for=198.51.100.{number}"}
            line.request("POST", "/api/sit/nothing", headers=made_up)
            with line.getresponse() as answer:
                seen.append(answer.status)
                answer.read()

    assert (seen[0], set(seen)) == (404, {404, 429})
    assert proxy.ask("POST", "/api/sit/nothing", {}, visitor=4).status == 404


def test_no_invitation_is_logged(proxy: Proxy) -> None:
    token = proxy.open_table()["seats"][0]["token"]
    proxy.ask("GET", f"/t/{token}")
    logs = [file.read_bytes() for file in proxy.folder.glob("*.log")]

    assert logs
    assert not any(token.encode() in log for log in logs)


def test_two_browsers_play_with_each_other(proxy: Proxy) -> None:
    """As people do: an invitation is followed, and what one plays the other sees."""
    rules = f"--host-resolver-rules=MAP {NAME}:443 127.0.0.1:{proxy.port}"
    with sync_playwright() as playwright:
        chromium = program("chromium", "chromium", "fonts-dejavu-core")
        browser = playwright.chromium.launch(executable_path=chromium, args=[*ARGUMENTS, rules])
        settings: Any = {"base_url": f"https://{NAME}", "ignore_https_errors": True, "reduced_motion": "reduce"}
        host, guest = (browser.new_context(**settings).new_page() for _ in range(2))
        open_table(host, "qwixx_duel", "here", "elsewhere")
        invitation = host.locator("#link-B").input_value()
        to_the_table(host)
        take_seat(guest, invitation, "Bea")
        expect(guest.locator("#log li")).to_have_count(1)  # the first dice
        play(host, Random(1))
        expect(guest.locator("#log li")).to_have_count(2)
        spoken = guest.evaluate("[...new Set(performance.getEntriesByType('resource').map((e) => e.nextHopProtocol))]")
        browser.close()

    assert spoken == ["h2"]
