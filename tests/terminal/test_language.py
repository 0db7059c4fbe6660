"""Does the terminal speak the language that was asked for, in help, questions and refusals?"""

from pathlib import Path

import pytest

from gobelet.terminal.usage import language_of
from tests.terminal.piped import Shell

DUEL = ("play", "qwixx_duel", "--seats", "me,random", "--seed", "7")
NB = "\u202f"  # stands before a French colon


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(monkeypatch, capsys)


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "fr_CH.UTF-8"}, "fr"),
        ([], {"LANG": "fr_FR", "LC_MESSAGES": "de_DE"}, "de"),
        ([], {"LANG": "fr_FR", "LC_ALL": "C.UTF-8"}, "en"),
        ([], {"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ([], {"LANG": "es_ES"}, "en"),
        (["--language", "de", "games"], {"LANG": "fr_FR"}, "de"),
        (["games", "--language=fr"], {}, "fr"),
        (["games", "--language"], {"LANG": "fr_FR"}, "fr"),
        (["--language", "xx"], {"LANG": "fr_FR"}, "en"),
    ],
)
def test_an_option_speaks_before_the_system(arguments: list[str], environment: dict[str, str], language: str) -> None:
    assert language_of(arguments, environment) == language


def test_a_game_is_played_in_french(shell: Shell) -> None:
    shown = shell(*DUEL, "--language", "fr", typed="help\nnonsense\nquit\n").shown

    assert f"Qwixx Duel{NB}: place A" in shown
    assert "Dés" in shown
    assert f"Action 1{NB}: les dés blancs font" in shown
    assert "Répondez en tapant l’un des mots proposés" in shown
    assert f"«{NB}nonsense{NB}» n’est pas possible maintenant" in shown


def test_a_game_is_played_in_german_if_the_system_is(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")

    assert "Aktion 1: Die weißen Würfel ergeben" in shell(*DUEL, typed="quit\n").shown


def test_help_is_in_the_language(shell: Shell) -> None:
    shown = shell("count", "--help", "--language", "de").shown

    assert "Aufruf: gobelet count" in shown
    assert "Wie viele Ereignisse.  [x>=0; nötig]" in shown
    assert "Diese Hilfe zeigen und aufhören." in shown


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "Es gibt kein Spiel „chess“; die Spiele sind "),
        (
            ["verify", "missing.game"],
            "Die Datei missing.game lässt sich nicht lesen: diese Datei oder diesen Ordner gibt",
        ),
        (["dance"], "Kein Befehl 'dance'; siehe: gobelet --help"),
        (["games", "--xml"], "Keine Option '--xml'; siehe: gobelet games --help"),
        (["verify"], "Es fehlt 'FILES...'; siehe: gobelet verify --help"),
        (["count", "objectif"], "Es fehlt die Option '--depth'; siehe: gobelet count --help"),
        (["count", "objectif", "--depth", "x"], "Falscher Wert für '--depth': 'x' ist keine ganze Zahl; siehe: "),
        (["count", "objectif", "--depth", "-1"], "Falscher Wert für '--depth': -1 liegt nicht im Bereich x>=0; "),
        (
            ["sheet", "objectif", "--form", "x"],
            "Falscher Wert für '--form': 'x' ist nicht möglich, nur 'text', 'svg', ",
        ),
    ],
)
def test_a_refusal_is_in_the_language(shell: Shell, arguments: list[str], sentence: str) -> None:
    ran = shell("--language", "de", *arguments)

    assert ran.code == 2
    assert ran.refused.startswith(sentence)


def test_an_unknown_language_is_refused(shell: Shell) -> None:
    ran = shell("--language", "xx", "games")

    assert (ran.code, ran.refused.partition(":")[0]) == (2, "Invalid value for '--language'")


@pytest.mark.parametrize("command", ["serve", "backup"])
def test_what_an_operator_asks_has_a_language_too(shell: Shell, command: str) -> None:
    assert "Welche Sprache" in shell(command, "--language", "de", "--help").shown


def test_a_replay_is_in_the_language(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "bots.game"
    shell("play", "qwixx_duel", "--seats", "random,random", "--seed", "7", "--record", str(file))
    shown = shell("replay", str(file), "--language", "de").shown

    assert "Die Partie ist zu Ende:" in shown
    assert "Fehlwürfe" in shown


def test_what_programs_read_stays_english(shell: Shell) -> None:
    assert (
        '"reason": "The file missing.game cannot be read'
        in shell("verify", "--json", "missing.game", "--language", "de").shown
    )
