"""Colours, each with the shape that stands for it where colours cannot be seen."""

from rich.text import Text

SHAPES = {
    "red": "▲",
    "green": "■",
    "blue": "●",
    "yellow": "◆",
    "violet": "⬟",
    "black": "★",
    "white": "○",
}
STYLES = {
    "red": "#c8473f",
    "green": "#4f9a57",
    "blue": "#3f7fc4",
    "yellow": "#d9a93a",
    "violet": "#8a5bb5",
    "black": "#8d8798",
    "white": "bold",
}
EVIL = "bold #b88cff"
LIT = "bold #14161b on #ffd778"
"""What may be chosen now, and nothing else."""
QUIET = "dim"
HEADING = "bold"


def shape(colour: str) -> Text:
    """The sign of a colour, in it."""
    return Text(SHAPES.get(colour, "?"), STYLES.get(colour, ""))


def counted(tokens: dict[str, int]) -> Text:
    """Tokens of several colours: each sign with its number."""
    found = [shape(colour).append(str(tokens[colour]), "") for colour in SHAPES if tokens.get(colour)]
    return Text(" ").join(found)
