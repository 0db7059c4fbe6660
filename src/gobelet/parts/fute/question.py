"""What is asked, in one sentence, whatever the sheet?"""

from collections.abc import Mapping, Sequence

from gobelet.core.question import Question, share_the_win, wins, you_win
from gobelet.core.text import Sitter, Text, listed, plural, say
from gobelet.parts.fute.answers import Answers
from gobelet.parts.fute.picture.icons import bonus_name
from gobelet.parts.fute.table import DICE, ROLLS, Bonus, Duty, Lies, Player, Stage, State, is_solo

GUIDES = {  # of the shared turn; each room has a guide for its zones beside them
    "choose": say(
        "Choose one of the dice just rolled and a box of its colour; white serves as any colour. All dice of this "
        "roll that show less than yours go to the silver platter: they are out of your next roll, and the others "
        "may use one of them. So begin with low dice if you want many for your three rolls."
    ),
    "choose_alone": say(
        "Choose one of the dice just rolled and a box of its colour; white serves as any colour. All dice of this "
        "roll that show less than yours go to the silver platter and are out of your next roll. So begin with low "
        "dice if you want many for your three rolls."
    ),
    "reroll": say(
        "You have a re-roll: it rolls all dice of this roll again, and is not one of your three rolls. You may "
        "keep it for a later turn; left over at the end it is worth nothing."
    ),
    "nothing_fits": say(
        "No die of this roll has a box. Roll all of them again with a re-roll, which is not one of your three "
        "rolls; or pass, then this roll is lost."
    ),
    "serve": say(
        "You are served: choose one die of the silver platter and a box of its colour; white serves as any "
        "colour. The die stays there, so several players may use the same one."
    ),
    "serve_alone": say(
        "Your passive turn: of six dice rolled once, the three lowest lie on the silver platter. Choose one of "
        "them and a box of its colour; white serves as any colour, and there is no re-roll."
    ),
    "slots": say(
        "No die of the silver platter has a box as it lies. Only then you may use one of the dice on the slots "
        "instead, with a box of its colour; or pass, and nothing is marked."
    ),
    "extra": say(
        "With an extra die you use any one of the six dice, wherever it lies, also one that you have used "
        "already; but in one turn each die only once like this. You may keep it for a later turn; left over at "
        "the end it is worth nothing."
    ),
    "bonus": say(
        "You have earned a bonus mark. It needs no die and is used at once: it cannot be kept or refused. Look "
        "for a box that pays the next bonus: they set off one another."
    ),
    "bonuses": say(
        "Several bonus marks are due: you use them one by one in any order, and what a mark brings joins them. "
        "Sometimes the order matters, so first use the one that opens a way for the others."
    ),
    "number": say(
        "This mark counts as if the number you wish for had been rolled: choose a box first, then the number that "
        "goes there."
    ),
}


def ask(state: State, rules: Answers, seat: int) -> Question:
    """What the shared turn asks; bonuses, changed dice and the end are the room's own."""
    if seat < 0 or not rules.asked(state) >> seat & 1:
        return Question(_waiting(state, rules, seat))
    match state.players[seat].duty:
        case Duty.CHOOSE:
            return _choose(state, rules, seat)
        case Duty.SERVE:
            return _serve(state, rules, seat)
        case Duty.EXTRA:
            return Question(_extra(state.players[seat]), ("extra",))
        case _:
            pattern = "Take dice back from the platter before roll {number}, or roll now."
            return Question(say(pattern, number=_roll(state)), ("take_back",))


def _choose(state: State, rules: Answers, seat: int) -> Question:
    left = state.players[seat].rerolls_won - state.players[seat].rerolls_used
    guides = ["choose_alone" if is_solo(state) else "choose", "zones"]
    if not rules.any_lying(state, seat, Lies.ROLLED):
        pattern = "Roll {number} of {rolls}: no die fits; re-roll all of them ({left} left), or pass and lose the roll."
        guides = ["nothing_fits"]
    elif state.table.obliged and left:
        pattern = (
            "Roll {number} of {rolls}: choose a die and its box (lower ones will be served), or re-roll ({left} left)."
        )
        guides += ["obliged", "reroll"]
    elif state.table.obliged:
        pattern = "Roll {number} of {rolls}: choose a die and its box; lower dice go to the platter."
        guides += ["obliged"]
    elif left:
        pattern = (
            "Roll {number} of {rolls}: choose a die and its box, re-roll ({left} left), or pass and lose the roll."
        )
        guides += ["reroll"]
    else:
        pattern = "Roll {number} of {rolls}: choose a die and its box, or pass and lose the roll."
    return Question(say(pattern, number=_roll(state), rolls=ROLLS, left=left), tuple(guides))


def _serve(state: State, rules: Answers, seat: int) -> Question:
    guide = "serve_alone" if is_solo(state) else "serve"
    if rules.platter_is_usable(state, seat):
        if state.table.obliged:
            text = say("Choose a die of the platter and its box: what fits must be used.")
            return Question(text, (guide, "obliged"))
        return Question(say("Choose a die of the platter and its box, or pass."), (guide,))
    if is_solo(state):
        text = say("Nothing on the platter fits as it lies: use a die of the slots, or pass.")
        return Question(text, (guide, "slots"))
    pattern = "Nothing on the platter fits as it lies: use a die of {who}'s slots, or pass."
    return Question(say(pattern, who=Sitter(state.table.active)), (guide, "slots"))


def _extra(player: Player) -> Text:
    left = player.extras_won - player.extras_used
    if player.spent:
        return say("Extra die ({left} left): choose a die without a tick and its box, or take no extra die.", left=left)
    return say("Extra die ({left} left): choose any of the six dice and its box, or take no extra die.", left=left)


def ask_bonus(
    player: Player, single: Mapping[Bonus, Text], own: Mapping[Bonus, str], original: bool = False
) -> Question:
    """A single bonus with what it allows; several by name. Some have guides of their `own`."""
    due = [kind for kind in Bonus if player.heap[kind]]
    guides = tuple(dict.fromkeys(own[kind] for kind in due if kind in own))
    if player.due == 1:
        return Question(single[due[0]], guides if due == [Bonus.MIX] else ("bonus", *guides))
    names: list[Text | str] = [_counted(player.heap[kind], bonus_name(kind, original)) for kind in due]
    text = say("Bonuses to use now, in any order: {bonuses}.", bonuses=listed(names))
    return Question(text, ("bonus", "bonuses", *guides))


def _counted(count: int, name: Text) -> Text:
    return say("{count} × {bonus}", count=count, bonus=name) if count > 1 else name


def _waiting(state: State, rules: Answers, seat: int) -> Text:
    deciding = [who for who in range(state.table.seats) if rules.asked(state) >> who & 1]
    if not deciding:
        return _rolling(state, seat)
    names = listed([Sitter(who) for who in deciding])
    if state.table.stage == Stage.SERVING:
        return say("The platter is served; still to decide: {who}.", who=names)
    if state.players[deciding[0]].due:
        return say("Bonuses are used now; still to decide: {who}.", who=names)
    match state.players[deciding[0]].duty:
        case Duty.CHOOSE:
            return say("{who} chooses a die (roll {number} of {rolls}).", who=names, number=_roll(state), rolls=ROLLS)
        case Duty.TAKE_BACK:
            return say("{who} may take dice back before the next roll.", who=names)
        case _:
            return say("{who} may use extra dice; then the platter is served.", who=names)


def _rolling(state: State, seat: int) -> Text:
    table = state.table
    if table.stage == Stage.SOLO_ROLL:
        return say("Passive turn: all six dice are rolled, and the three lowest go to the platter.")
    if table.stage == Stage.SOLO_PLATTER:
        return say("Passive turn: the three lowest dice go to the platter; among equal ones chance decides.")
    count = sum(1 for die in range(DICE) if table.lies[die] == Lies.IN_HAND)
    filled: dict[str, int] = {"round": table.round_number, "number": _roll(state), "rolls": ROLLS, "count": count}
    if seat == table.active:
        return say("Round {round}, roll {number} of {rolls}: you roll (dice in hand: {count}).", **filled)
    pattern = "Round {round}, roll {number} of {rolls}: {who} rolls (dice in hand: {count})."
    return say(pattern, who=Sitter(table.active), **filled)


def _roll(state: State) -> int:
    return min(state.table.rolls + 1, ROLLS)


def ask_end(state: State, rules: Answers, seat: int, limits: Sequence[int], titles: Sequence[Text]) -> Question:
    """Who has won, or which level a single player has reached."""
    if not is_solo(state):
        return Question(_winners(state, rules, seat))
    points = sum(rules.points(state, 0))
    return Question(_ask_alone(points, limits, level(limits, titles, points)))


def _winners(state: State, rules: Answers, seat: int) -> Text:
    totals = [sum(rules.points(state, who)) for who in range(state.table.seats)]
    best = [who for who in range(state.table.seats) if rules.winners(state) >> who & 1]
    points = max(totals)
    if len(best) > 1:
        return share_the_win([Sitter(who) for who in best], points)
    tied = totals.count(points) > 1
    if best[0] == seat and tied:
        return plural(
            "The game is over: you win with {n} point, tied but with the highest zone.",
            "The game is over: you win with {n} points, tied but with the highest zone.",
            points,
        )
    if best[0] == seat:
        return you_win(points)
    who = Sitter(best[0])
    if tied:
        return plural(
            "The game is over: {who} wins with {n} point, tied but with the highest zone.",
            "The game is over: {who} wins with {n} points, tied but with the highest zone.",
            points,
            who=who,
        )
    return wins(who, points)


def level(limits: Sequence[int], titles: Sequence[Text], points: int) -> Text:
    """The title of the highest limit that the points reach; the last title needs none."""
    return next((title for limit, title in zip(limits, titles, strict=False) if points >= limit), titles[-1])


def missing(limits: Sequence[int], titles: Sequence[Text], points: int) -> Text | None:
    """How far the next level is; None for who has reached the highest."""
    above = [(limit, title) for limit, title in zip(limits, titles, strict=False) if limit > points]
    if not above:
        return None
    limit, title = above[-1]
    return plural(
        "{n} point more, and the next level is reached: {title}",
        "{n} points more, and the next level is reached: {title}",
        limit - points,
        title=title,
    )


def _ask_alone(points: int, limits: Sequence[int], title: Text) -> Text:
    """What a single player has reached; levels are counted from the lowest."""
    return plural(
        "The game is over: {n} point, level {level} of {levels}: {title}.",
        "The game is over: {n} points, level {level} of {levels}: {title}.",
        points,
        level=1 + sum(1 for limit in limits if points >= limit),
        levels=len(limits) + 1,
        title=title,
    )
