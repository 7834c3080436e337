"""Campaigns to play in a moment: quests of one step, in a content of one's own."""

from pathlib import Path
from typing import Any

from tests.server.player import Player
from tests.server.seating import Client, bearer

ROAD = Path(__file__).parent / "road"
"""Two quests: a step to b wins, a step to c loses."""
PARTY = ["ecarus-white-rose", "auriel-wizard", "shae-rogue"]
WANTED = {
    "game": "sword-and-sorcery",
    "options": {"players": 2, "heroes": PARTY},
    "seats": [{"kind": "me", "name": "Ann"}, {"kind": "friend", "name": "Bob"}],
    "title": "The long way",
    "seed": 7,
}
BEGINNING = ("done", "leave", "ready", "lead", "learn", "go")
"""What is chosen before the first step, if it is asked."""


def set_out(client: Client, **wanted: Any) -> dict[str, Any]:
    answer = client.post("/api/campaigns", json=WANTED | wanted)
    assert answer.status_code == 201, answer.text
    campaign: dict[str, Any] = answer.json()
    return campaign


def look(client: Client, campaign: dict[str, Any], token: str = "") -> dict[str, Any]:
    answer = client.get(f"/api/campaigns/{campaign['id']}", headers=bearer(token or campaign["token"]))
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def courses(told: dict[str, Any]) -> dict[str, str]:
    """How each chapter stands."""
    return {one["id"]: one["course"] for one in told["road"]}


def step(players: list[Player], to: str) -> None:
    """Let people play until somebody has taken that step."""
    while not players[0].over:
        actor = next(player for player in players if player.options)
        options = actor.options
        first = [one for verb in BEGINNING for one in options if one.partition(":")[0] == verb]
        chosen = f"move:{to}" if f"move:{to}" in options else first[0]
        answer = actor.choose(chosen)
        assert answer["is"] == "ack", answer
        for player in players:
            player.hear_number(answer["number"])
