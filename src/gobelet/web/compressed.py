"""What is compressed? Whatever is long, but no stream: its events are sent one by one."""

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Receive, Scope, Send

STREAM = "/stream"


class Compressed(GZipMiddleware):
    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].endswith(STREAM):
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)
