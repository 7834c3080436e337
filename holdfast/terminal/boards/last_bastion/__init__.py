"""Last Bastion in the terminal."""

from holdfast.terminal.boards.last_bastion.board import LastBastionBoard

BOARD = LastBastionBoard()
