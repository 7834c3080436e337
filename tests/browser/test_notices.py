"""Being told of one's turn in a hidden tab: offered at the first wait, the browser asked only at a press."""

from playwright.sync_api import expect

from holdfast import words
from tests.browser.conftest import Meet
from tests.server.running import Server

SPY = """(() => {
  window.asked = 0;
  window.told = [];
  class Told {
    static permission = 'default';
    static async requestPermission() { window.asked++; return (Told.permission = 'granted'); }
    constructor(title, options) { window.told.push([title, options.body]); }
  }
  window.Notification = Told;
})()"""
HIDE = """hidden => {
  Object.defineProperty(document, 'hidden', {configurable: true, get: () => hidden});
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def test_notices_are_offered_at_the_first_wait_and_told_once_a_turn_in_a_hidden_tab(
    meet: Meet, house: Server
) -> None:
    options = {"players": 2, "heroes": ["elmer", "arne"]}
    seats = [{"kind": "friend"}, {"kind": "me", "name": "Ann"}]
    table = house.post("/api/tables", {"game": "last-bastion", "options": options, "seats": seats, "seed": 7})
    token = table["friends"][0]["token"]
    house.post(f"/api/tables/{table['id']}/join", {"name": "Bob"}, token)
    ann, bob = meet(notify=""), meet()
    ann.context.add_init_script(SPY)
    ann.sit(table)
    bob.open(f"/table/{table['id']}#{token}")
    bob.page.get_by_role("button", name="That is me").click()
    bob.wait_for_move(-1)
    offer = ann.page.locator('[data-banner="notices"]')

    def let(acting: str) -> None:
        """Play until it is that person's to choose."""
        while not (ann if acting == "ann" else bob).options:
            actor, other = (bob, ann) if acting == "ann" else (ann, bob)
            actor.press(actor.options[0])
            other.wait_for(actor.number)

    let("ann")
    expect(offer).to_have_count(0)
    let("bob")
    expect(offer).to_be_visible()
    assert ann.page.evaluate("window.asked") == 0
    offer.get_by_role("button").first.click()
    expect(offer).to_have_count(0)
    assert ann.page.evaluate("window.asked") == 1
    ann.page.evaluate(HIDE, True)
    let("ann")
    ann.page.wait_for_function("() => window.told.length > 0")
    ann.press(ann.options[0])
    ((title, _),) = ann.page.evaluate("window.told")
    assert title == words.say("en", "page-attention-your-turn", "common", name="Last Bastion")
