"""Who is asking? A browser with a signed cookie, or a program with the token of a seat; there are no accounts."""

import secrets
from functools import lru_cache

from fastapi import Request, Response
from itsdangerous import BadSignature, URLSafeSerializer

from gobelet.table.people import PERSON
from gobelet.table.session import Session

COOKIE = "gobelet"
LONGEST_COOKIE = 200  # characters
YEAR = 365 * 24 * 3600


class Identity:
    """Knows the key that cookies are signed with."""

    def __init__(self, key: str) -> None:
        self.key = key
        self._signer = URLSafeSerializer(key, salt="browser")
        self._read = lru_cache(maxsize=10_000)(self._checked)

    def browser(self, request: Request) -> str:
        """The browser's own id, empty if it has none yet or shows a forged one."""
        cookie = request.cookies.get(COOKIE, "")
        return self._read(cookie) if 0 < len(cookie) <= LONGEST_COOKIE else ""

    def _checked(self, cookie: str) -> str:
        try:
            return str(self._signer.loads(cookie))
        except BadSignature:
            return ""

    def greet(self, request: Request, response: Response) -> str:
        """The browser's id; a new browser is given one."""
        known = self.browser(request)
        if known:
            return known
        fresh = secrets.token_urlsafe(16)
        secure = request.url.scheme == "https"
        response.set_cookie(
            COOKIE, str(self._signer.dumps(fresh)), max_age=YEAR, httponly=True, samesite="lax", secure=secure
        )
        return fresh

    def seats(self, request: Request, session: Session) -> list[int]:
        """The seats that this request may speak for."""
        return [seat for seat in range(len(session.seats)) if self.holds(request, session, seat)]

    def holds(self, request: Request, session: Session, number: int) -> bool:
        """Whether this request may speak for a seat, by `Authorization: Bearer TOKEN` or by cookie."""
        seat, token = session.seats[number], bearer(request)
        if seat.kind != PERSON:
            return False
        if token and secrets.compare_digest(seat.token, token):
            return True
        return seat.holder != "" and seat.holder == self.browser(request)


def bearer(request: Request) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" and token.isascii() else ""
