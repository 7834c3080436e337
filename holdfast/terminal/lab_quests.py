"""The command `holdfast lab quests`: how long chapters of a campaign last, what of them is ever seen."""

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from holdfast.kernel import shelf
from holdfast.kernel.settings import read_options
from holdfast.lab.errors import LabError
from holdfast.terminal.command_flags import Content, Language, Packs, error_console, help_of, translating
from holdfast.terminal.files import FileTrouble
from holdfast.terminal.hosting.packs import playing_with
from holdfast.terminal.lab_flags import lab_module
from holdfast.terminal.lab_progress import progress_bar


def quests(
    chapter: Annotated[
        list[str] | None, typer.Argument(metavar="QUEST", help=help_of("cli-lab-quests-which"))
    ] = None,
    *,
    game: Annotated[str, typer.Option("--game", metavar="GAME", help=help_of("cli-lab-game"))] = "",
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", help=help_of("cli-lab-bot"))] = "instinct",
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help=help_of("cli-lab-games"))] = 12,
    party: Annotated[int, typer.Option("--party", metavar="N", min=1, help=help_of("cli-lab-party"))] = 3,
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0, help=help_of("cli-lab-seed"))] = 0,
    road: Annotated[bool, typer.Option("--road", help=help_of("cli-lab-road"))] = False,
    by_chance: Annotated[bool, typer.Option("--by-chance", help=help_of("cli-lab-by-chance"))] = False,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help=help_of("cli-lab-out-md"))] = None,
    content: Content = None,
    packs: Packs = None,
    language: Language = None,
) -> None:
    with translating(language) as translator:
        content = playing_with(content, packs)
        lab = lab_module("chapters")
        game = game or next((id for id, rules in shelf.games().items() if rules.campaign is not None), "")
        rules = shelf.find(game)
        known = lab.chapters_of(game, content)
        wanted = list(chapter or known)
        for one in wanted:
            if one not in known:
                raise LabError("lab-unknown-chapter", found=one[:60], known=", ".join(known))
        options = {"players": 1, "party": party}
        read_options(rules.settings_of(rules.content(content)), options)
        with progress_bar(error_console()) as bar:
            total = games if road else len(wanted) * games
            task = bar.add_task(translator.say("lab-playing-chapters"), total=total, speed="")

            def advance() -> None:
                bar.advance(task)

            plan = {"bot": bot, "seed": seed, "content": content}
            if road:
                found = lab.play_road(game, options, campaigns=games, on_campaign=advance, **plan)
                found = [one for one in found if one.chapter in wanted]
            else:
                found = [
                    lab.play_chapter(
                        game, one, options, games=games, by_chance=by_chance, on_game=advance, **plan
                    )
                    for one in wanted
                ]
        formatter = lab_module("formatter").Formatter(translator.language, game)
        flags = f"--bot {bot} --games {games} --party {party} --seed {seed}"
        flags += " --road" * road + " --by-chance" * by_chance
        command = " ".join(["holdfast lab quests", *(chapter or ()), flags])
        text = lab.markdown(found, formatter, command)
        if out is None:
            typer.echo(text)
            return
        try:
            out.write_text(text, encoding="utf-8")
        except OSError as error:
            raise FileTrouble.of(out, error) from None
        error_console().print(Text(translator.say("lab-written", path=str(out))))
