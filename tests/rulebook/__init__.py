"""Every rule of the books, proved: one package per game, one file per chapter."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Say which rules, examples and rulings of docs/rules a test proves.

    `tools/rule-coverage` reads them from the source, so write them out: `@rule("LB-FIGHT-16", "LB-EX-5")`.
    """
    return pytest.mark.rule(*ids)
