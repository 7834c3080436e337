"""That something cannot be chosen, and by which rule.

>>> from tests.rulebook.last_bastion.positions import position
>>> refused_by(position({"elmer": {"at": "trebuchet"}}), "move:market")
'LB-MOVE-1'
"""

import pytest

from holdfast import IllegalChoice
from holdfast.kernel.game import Game


def refused_by(game: Game, id: str) -> str:
    """The rule that is named when somebody tries to choose this all the same."""
    with pytest.raises(IllegalChoice) as refusal:
        game.choose(id)
    return str(refusal.value.facts.get("rule", ""))
