"""What bots know of the night watch. All of it may be left out."""

from examples.night_watch.bot.evaluation import evaluate
from examples.night_watch.content import Shadows
from examples.night_watch.state import NightWatchState, NightWatchTable
from holdfast.kernel.bot_knowledge import BotKnowledge


class NightWatchBot(BotKnowledge[NightWatchState, Shadows]):
    """An evaluation, and the default for the rest."""

    def evaluate(self, table: NightWatchTable) -> float:
        return evaluate(table)
