/** What somebody at this page looks at: an open sheet, threats shown on the map. It changes nothing on the table. */

class Overlays {
  /** The hero whose sheet is open. */
  sheet = $state<string | null>(null);
  /** The enemy card whose scroll is open. */
  scroll = $state<string | null>(null);
  /** Whom the enemies would turn on is drawn on the map. */
  threats = $state(false);
  /** What the active hero sees and reaches is drawn on the map. */
  sight = $state(false);
}

export const overlays = new Overlays();
