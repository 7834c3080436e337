"""Hints at the table, reviews of its game, bots that speak and listen."""

from tests.table.seating import Client, all_sitting, refusal, set_table, sitting, state


def test_a_hint_names_options_of_ones_own_and_changes_nothing(client: Client) -> None:
    table = set_table(client)
    with sitting(client, table, table["token"]) as player:
        before = state(client, table, table["token"])
        answer = player.wish("hint")
        result = answer["result"]
        assert answer["number"] == result["number"] == player.number
        assert {one["option"] for one in result["hints"]} <= set(player.options)
        assert len(result["hints"]) == min(3, len(player.options))
        assert all(0 <= one["chance"] <= 1 for one in result["hints"])
        assert all({"reason", "compared", "label", "odds"} <= one.keys() for one in result["hints"])
        assert state(client, table, table["token"]) == before
        again = player.wish("hint")
        assert again["result"] == result
        chosen = player.choose(result["hints"][0]["option"])
        assert chosen["is"] == "ack"


def test_a_hint_is_for_the_seats_of_the_one_who_asks(client: Client) -> None:
    table = set_table(client)
    with all_sitting(client, table) as [host, friend]:
        while host.options:
            chosen = "done" if "done" in host.options else host.options[0]
            host.hear_number(host.choose(chosen)["number"])
        assert host.wish("hint")["result"]["hints"] == []
        friend.hear_number(host.number)
        found = {one["option"] for one in friend.wish("hint")["result"]["hints"]}
        assert found
        assert found <= set(friend.options)


def test_onlookers_get_no_hint(client: Client) -> None:
    table = set_table(client)
    with sitting(client, table, table["onlooker"]) as onlooker:
        assert refusal(onlooker.wish("hint")) == "onlookers-watch"


def test_while_a_hint_is_thought_out_everyone_plays_on(client: Client) -> None:
    """The answers of another table, and of the very one who asked, come before the hint."""
    table, other = set_table(client), set_table(client)
    with (
        sitting(client, table, table["token"]) as asker,
        sitting(client, other, other["token"]) as neighbour,
    ):
        hint = asker.ask("hint", "the-hint")
        assert refusal(asker.wish("hint")) == "still-thinking"
        assert neighbour.choose(neighbour.options[0])["is"] == "ack"
        number = asker.number
        assert asker.choose(asker.options[0])["is"] == "ack"
        assert hint not in asker.acks
        assert asker.answer(hint)["result"]["number"] == number
