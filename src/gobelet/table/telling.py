"""What happened, in words?"""

from collections.abc import Sequence
from functools import lru_cache

from gobelet.core.dice import Faces
from gobelet.core.event import Event, Played
from gobelet.core.game import Game
from gobelet.core.story import Chapter, Told
from gobelet.core.text import NOTHING, Text, Translate, say, with_names

MOST_TOLD = 10_000  # deeds in words that are remembered, of all games and languages
FAR_BACK = 200  # events: whoever did nothing for so long is not summed up


def told(game: Game, event: Event, names: Sequence[Text | str], translate: Translate, deed: Text | None = None) -> str:
    """One event as a sentence; an answer that is still sealed keeps what it was to itself."""
    if not isinstance(event, Played):
        roll = _roll(game, event.faces, translate)
        return translate(say("{roll}. {outcome}", roll=roll, outcome=with_names(deed, names))) if deed else roll
    who = names[event.seat]
    if event.move is None:
        return translate(say("{who} has chosen in secret", who=who))
    done = translate(with_names(deed, names)) if deed else _deed(game, event.move, translate)
    return translate(say("{who}: {deed}", who=who, deed=done))


def headings(story: Sequence[Told], first: int = 0) -> list[Text]:
    """What stands above each event from some event on: the chapter that begins there, or nothing."""
    before = story[first - 1].chapter if first else Chapter()
    found = []
    for _, chapter in story[first:]:
        found.append(heading(before, chapter))
        before = chapter
    return found


def heading(before: Chapter, chapter: Chapter) -> Text:
    """What is new in a chapter after another one: its round, its turn, or both."""
    if chapter == before:
        return NOTHING
    new = [chapter.turn] if chapter.round == before.round else [chapter.round, chapter.turn]
    shown = [text for text in new if text != NOTHING]
    if len(shown) == 2:
        return say("{round} · {turn}", round=shown[0], turn=shown[1])
    return shown[0] if shown else NOTHING


def summed_up(
    game: Game,
    log: Sequence[Event],
    story: Sequence[Told],
    seat: int,
    names: Sequence[Text | str],
    translate: Translate,
) -> str:
    """What everybody else did in their latest turn, in one line; sealed answers are left out."""
    latest: dict[int | None, tuple[int, list[Text]]] = {}  # by seat; without one, what dice brought
    turn, turns_ago = None, -1
    for event, (deed, chapter) in zip(log[: -FAR_BACK - 1 : -1], story[: -FAR_BACK - 1 : -1], strict=True):
        turn, turns_ago = chapter, turns_ago + (chapter != turn)
        if isinstance(event, Played):
            if event.seat == seat or event.move is None:
                continue
            who, did = event.seat, deed or game.notation.tell(event.move)
        elif deed and turns_ago <= 1:
            who, did = None, deed
        else:
            continue
        when, deeds = latest.setdefault(who, (turns_ago, []))
        if when == turns_ago:
            deeds.insert(0, did)
    brought = [(who, deeds) for who, (_, deeds) in latest.items() if who is None]
    done = [(who, deeds) for who, (_, deeds) in reversed(latest.items()) if who is not None]
    return " · ".join(_summary(who, deeds, names, translate) for who, deeds in brought + done)


def _summary(who: int | None, deeds: Sequence[Text], names: Sequence[Text | str], translate: Translate) -> str:
    done = "; ".join(translate(with_names(deed, names)) for deed in deeds)
    return translate(say("{who}: {deed}", who=names[who], deed=done)) if who is not None else done


@lru_cache(maxsize=MOST_TOLD)
def _roll(game: Game, faces: Faces, translate: Translate) -> str:
    fallen = [_fallen(game, die, face, translate) for die, face in enumerate(faces) if face]
    return translate(say("Dice: {dice}", dice=", ".join(fallen)))


@lru_cache(maxsize=MOST_TOLD)
def _deed(game: Game, move: int, translate: Translate) -> str:
    return translate(game.notation.tell(move))


@lru_cache(maxsize=MOST_TOLD)
def _fallen(game: Game, number: int, face: int, translate: Translate) -> str:
    """A die with its face; dice that nobody can tell apart go without names."""
    die = game.dice[number]
    if len({each.kind for each in game.dice}) == 1:
        return translate(die.says(face))
    return translate(say("{die} {face}", die=die.title, face=die.says(face)))
