"""What may a training begin with? Weights of another net that looks at the same: what that one knows need not be
learned again."""

import hashlib
from pathlib import Path

from gobelet.bots.net import Net
from gobelet.bots.own_weights import card_of
from gobelet.bots.weights import Weights, digest_of_inputs, shipped
from gobelet.core.gear import first_gear
from gobelet.core.refusal import Refusal
from gobelet.core.setup import Setup


def weights_to_begin_with(setup: Setup, file: Path) -> Weights:
    """Those in a file, or in the one of that name that comes with gobelet."""
    try:
        found = Weights(card_of(file), file)
    except Refusal as refusal:
        raise Refusal("The file {file} cannot be used. {why}", file=str(file), why=refusal.text) from None
    except OSError:
        known = (weights for weights in shipped(setup.game.name) if weights.file.name == str(file))
        if (named := next(known, None)) is None:
            raise Refusal("There are no weights in {file}.", file=str(file)) from None
        found = named
    if (found.card.game, found.card.inputs) != (setup.game.name, digest_of_inputs(setup.game)):
        raise Refusal("The weights in {file} are for a player who looks at something else.", file=str(file))
    return found


def begin_with(net: Net, start: Weights, setup: Setup) -> None:
    """Give a net the weights that it begins with."""
    for block, known in zip(net, start.net(first_gear(setup.game, [])), strict=True):
        if block.shape != (len(known), len(known[0])):
            raise Refusal("The weights in {file} are of a net of another size.", file=start.file.name)
        block[:] = known


def named(start: Weights) -> dict[str, str]:
    """For the card: a file is told by what is in it."""
    return {"file": start.file.name, "digest": hashlib.sha256(start.file.read_bytes()).hexdigest()[:16]}
