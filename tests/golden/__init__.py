"""Golden playthroughs and counts: written down once, compared on every run.

After a change that is meant (other cards, another rule): `pytest tests/golden --update-golden`, and
look at the difference.
"""
