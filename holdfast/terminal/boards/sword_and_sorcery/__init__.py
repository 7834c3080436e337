"""Sword & Sorcery in the terminal."""

from holdfast.terminal.boards.sword_and_sorcery.board import SwordAndSorceryBoard

BOARD = SwordAndSorceryBoard()
