"""How is a training left and taken up again? All it goes on from stands in one file: a line of JSON, then numbers."""

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy

from gobelet.bots.weights import Weights, digest_of_inputs
from gobelet.core.refusal import Refusal
from gobelet.core.setup import Setup
from gobelet.lab.course import Course, begin, read_plan, written_plan
from gobelet.lab.plans import Recipe

FORMAT = 1


def keep(course: Course, file: Path) -> None:
    """In one go: whatever happens, the file holds what was kept before or what is kept now."""
    learner = course.learner
    line = {
        "format": FORMAT,
        **_belongs_to(course.setup),
        "plan": written_plan(course.plan),
        "played": learner.played,
        "steps": learner.steps,
        "curve": course.curve,
        "begun with": course.beginning,
    }
    write_at_once(file, json.dumps(line).encode() + b"\n" + b"".join(block.tobytes() for block in _blocks(course)))


def take_up(setup: Setup, recipe: Recipe, file: Path, start: Weights | None = None) -> Course:
    """The training that was kept in a file, if it is one for this game and recipe."""
    try:
        line, numbers = file.read_bytes().split(b"\n", 1)
        found = json.loads(line)
        if {name: found[name] for name in _belongs_to(setup)} != _belongs_to(setup):
            raise Refusal("The training in {file} is for another game, or its rules have changed.", file=str(file))
        course = begin(setup, read_plan(recipe, found["plan"]), start)
        if found["begun with"] != course.beginning:
            raise Refusal("The training in {file} was begun with other weights.", file=str(file))
        if len(numbers) != sum(block.nbytes for block in _blocks(course)):
            raise ValueError
        course.learner.played, course.learner.steps = int(found["played"]), int(found["steps"])
        course.curve = [(int(games), float(mean), float(error)) for games, mean, error in found["curve"]]
    except (ValueError, KeyError, TypeError):
        raise Refusal("What is in {file} is no training that can be taken up again.", file=str(file)) from None
    at = 0
    for block in _blocks(course):
        kept = numpy.frombuffer(numbers[at : at + block.nbytes], block.dtype)
        block[:] = kept.reshape(block.shape)
        at += block.nbytes
    return course


def write_at_once(file: Path, content: bytes) -> None:
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with beside.open("wb") as new:
            new.write(content)
            new.flush()
            os.fsync(new.fileno())
        beside.replace(file)
    finally:
        with suppress(OSError):
            beside.unlink()


def _blocks(course: Course) -> list[Any]:
    learner = course.learner
    return [block for net in (learner.net, learner.means, learner.squares) for block in net]


def _belongs_to(setup: Setup) -> dict[str, Any]:
    game = setup.game
    named = {"game": game.name, "version": game.version, "sheet": game.own_sheet, "inputs": digest_of_inputs(game)}
    return {**named, "seats": setup.seats, "options": dict(setup.options)}
