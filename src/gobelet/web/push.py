"""How is a browser told something while no page is open? By its maker's push service, which cannot read it."""

from functools import cached_property

import msgspec
from pydantic import ValidationError
from webpush import WebPush
from webpush.types import WebPushSubscription
from webpush.vapid import VAPID

from gobelet.core.refusal import Refusal

SECONDS_TO_KEEP = 24 * 3600  # by the push service, for a device that is off


class PushKey:
    """The key by which push services know this server; its public half is given to browsers."""

    def __init__(self, private: bytes = b"") -> None:
        self.private = private or VAPID.generate_keys()[0]

    @property
    def is_whole(self) -> bool:
        try:
            return bool(self.public)
        except (ValueError, TypeError):
            return False

    @cached_property
    def public(self) -> str:
        return str(VAPID.get_application_server_key(self._push.vapid.public_key))

    @cached_property
    def _push(self) -> WebPush:
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat, load_pem_private_key

        public = load_pem_private_key(self.private, None).public_key()
        return WebPush(self.private, public.public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo))

    def sealed(self, content: object, endpoint: str, keys: str, sender: str) -> tuple[bytes, dict[str, str]]:
        """A message for one browser, as the body and the headers of a request; refused if its keys are none."""
        try:
            browser = WebPushSubscription(endpoint=endpoint, keys=msgspec.json.decode(keys))
            message = self._push.get(
                msgspec.json.encode(content), browser, subscriber=f"gobelet@{sender}", ttl=SECONDS_TO_KEEP
            )
        except (ValidationError, ValueError, msgspec.DecodeError):
            raise Refusal("These are no keys of a browser.") from None
        return message.encrypted, dict(message.headers)
