const RELOAD_DELAY = 1500; // ms, 1 §8

/** The overlay's reload comes 1500 ms after the click. docs/decisions/0218 */
export function reloadLater(reload: () => void = () => globalThis.location.reload()): void {
  setTimeout(reload, RELOAD_DELAY);
}
