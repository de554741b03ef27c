"""The options of the games as flags of a command: `--short`, `--milestone recolour`, `--board FILE`.

A command that takes them has a parameter `options: Options`. `with_options` gives Typer one flag for every option of every game in its
place, and collects what was given as a record's header has it.
"""

import inspect
from collections.abc import Callable, Iterable
from typing import Annotated, Any, Literal

import typer

from hesperides import rulebook
from hesperides.game import Game, Option

PARAMETER = "options"
Options = dict[str, str]
"""As in a record's header: a switch that is on has the value ""."""


def takes_options(command: Callable[..., Any]) -> bool:
    """Whether the command has a parameter `options`."""
    return PARAMETER in inspect.signature(command).parameters


def without(command: Callable[..., Any]) -> Callable[..., Any]:
    """The command as Typer may see it while nobody asks for its options."""
    return with_options(command, []) if takes_options(command) else command


def with_options(command: Callable[..., Any], games: Iterable[Game]) -> Callable[..., Any]:
    """The command with a flag for every option of the games in place of its parameter `options`."""
    flags = {option.name.replace("-", "_"): (game, option) for game in games for option in game.options}

    def collected(**given: Any) -> Any:
        chosen = {flags[name][1].name: "" if value is True else value for name in flags if (value := given.pop(name))}
        return command(**given, **{PARAMETER: chosen})

    own = [each for each in inspect.signature(command, eval_str=True).parameters.values() if each.name != PARAMETER]
    flagged = [_parameter(name, game, option) for name, (game, option) in flags.items()]
    parameters = [each.replace(kind=inspect.Parameter.KEYWORD_ONLY) for each in own + flagged]
    collected.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    collected.__annotations__ = {each.name: each.annotation for each in parameters}
    collected.__doc__ = command.__doc__
    return collected


def _parameter(name: str, game: Game, option: Option) -> inspect.Parameter:
    text, panel = _help(game, option), f"Options of {game.name}"
    if option.values:
        flag: Any = typer.Option(f"--{option.name}", help=f"{text} [default: {option.default}]", rich_help_panel=panel)
        annotation: Any = Annotated[Literal[option.values] | None, flag]
        default: Any = None
    elif option.free:
        annotation, default = Annotated[str, typer.Option(f"--{option.name}", metavar="FILE", help=text, rich_help_panel=panel)], ""
    else:
        annotation, default = Annotated[bool, typer.Option(f"--{option.name}", help=text, rich_help_panel=panel)], False
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


def _help(game: Game, option: Option) -> str:
    """What the rule book says of an option, its first sentence."""
    book = rulebook.clauses(game.name)
    text = book.get(f"variant.{option.name}") or book.get(f"tile.{option.name}") or f"a {option.name} of one's own"
    return text.replace("*", "").split(": ", 1)[-1].split(". ", 1)[0].rstrip(".")
