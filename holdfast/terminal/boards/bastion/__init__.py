"""Bastion in the terminal."""

from holdfast.terminal.boards.bastion.board import BastionBoard

BOARD = BastionBoard()
