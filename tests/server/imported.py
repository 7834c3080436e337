"""What the process that servers are forked from does once, before the first."""

import gc

import holdfast
import holdfast.cli
import holdfast.server.serve
from holdfast import words

for game in holdfast.shelf():
    words.variables(game)
gc.freeze()
