/** A tap of a finger that closes something does nothing else. */

/** How long after the finger touched the screen its click may come. */
const CLICK_COMES = 800;

export function swallowTap(event: PointerEvent): void {
  if (event.pointerType === "mouse") return;
  const swallow = (click: MouseEvent) => {
    click.preventDefault();
    click.stopPropagation();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, true), CLICK_COMES);
}
