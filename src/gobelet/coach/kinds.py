"""What is a kind of decision called? In a few words, for lists of where points were lost."""

from gobelet.core.text import Text, say

KINDS = {
    "action_1": say("action 1"),
    "action_2": say("action 2"),
    "action_2_or_miss": say("action 2, or a miss"),
    "lay_active": say("laying a card as the active player"),
    "lay": say("laying a card"),
    "reroll": say("re-rolling or not"),
    "last_reroll": say("the last re-roll"),
    "choose": say("choosing a die"),
    "choose_alone": say("choosing a die"),
    "nothing_fits": say("no die fits"),
    "serve": say("taking a die of the platter"),
    "serve_alone": say("taking a die of the platter"),
    "extra": say("an extra die"),
    "bonus": say("using a bonus"),
    "mix": say("unlocking an action"),
    "changed": say("a die that was changed"),
    "take_back": say("taking a die back"),
    "arrange": say("laying the formation"),
    "arrange_alone": say("laying the formation"),
    "write": say("writing the formation"),
    "write_alone": say("writing the formation"),
    "write_all": say("writing the formation"),
}


def called(kind: str) -> Text:
    """By the guide that explains it; what a room of one's own has goes by its own name."""
    return KINDS.get(kind) or say("{kind}", kind=kind.replace("_", " "))
