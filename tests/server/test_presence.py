"""Who is connected is told to everyone who watches."""

from holdfast.server.protocol.messages import Presence
from holdfast.server.tables.presence import OFFLINE_AFTER_SECONDS, PresenceTracker
from tests.server.player import Player, play_on
from tests.server.seating import Client, all_sitting, set_table, sitting, tokens

NOBODY = Presence([], 0)


def sees(player: Player, seats: list[int], onlookers: int) -> bool:
    return (player.present["seats"], player.present["onlookers"]) == (seats, onlookers)


def test_who_comes_and_goes_is_told_to_all(client: Client) -> None:
    table = set_table(client)
    mine, theirs = tokens(table)
    with sitting(client, table, mine) as host:
        assert sees(host, [0], 0)
        with sitting(client, table, theirs) as friend:
            assert sees(friend, [0, 1], 0)
            host.hear_until(lambda: sees(host, [0, 1], 0))
            with sitting(client, table, table["onlooker"]) as onlooker:
                assert sees(onlooker, [0, 1], 1)
                friend.hear_until(lambda: sees(friend, [0, 1], 1))
            friend.hear_until(lambda: sees(friend, [0, 1], 0))
            with sitting(client, table, theirs) as tab:
                assert sees(tab, [0, 1], 0)
        host.hear_until(lambda: sees(host, [0], 0))


def test_a_seat_that_changes_hands_is_present_no_longer(client: Client) -> None:
    table = set_table(client)
    with all_sitting(client, table) as (host, friend):
        host.hear_until(lambda: sees(host, [0, 1], 0))
        play_on([host, friend], 1)
        host.request("new-link", seat=1)
        host.hear_until(lambda: sees(host, [0], 0))


def test_a_process_that_falls_silent_takes_its_connections_with_it() -> None:
    time = [0.0]
    presence = PresenceTracker(lambda: time[0])
    presence.note("t", "there", Presence([1], 2))
    presence.note("u", "elsewhere", Presence([0], 0))
    assert presence.with_others("t", Presence([0], 1)) == Presence([0, 1], 3)
    time[0] = OFFLINE_AFTER_SECONDS - 1
    presence.hear("elsewhere")
    assert presence.bury() == (set(), set())
    time[0] = OFFLINE_AFTER_SECONDS + 1
    assert presence.bury() == ({"there"}, {"t"})
    assert presence.with_others("t", NOBODY) == NOBODY
    assert presence.with_others("u", NOBODY) == Presence([0], 0)
    presence.note("u", "elsewhere", NOBODY)
    assert presence.with_others("u", NOBODY) == NOBODY
    presence.note("u", "elsewhere", Presence([0], 0))
    presence.forget("u")
    assert presence.with_others("u", NOBODY) == NOBODY
