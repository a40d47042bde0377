const RELOAD_DELAY = 1500; // ms, 1 §8

/** Reloads 1500 ms after the overlay's click. docs/decisions/0218 */
export function reloadLater(reload: () => void = () => globalThis.location.reload()): void {
  setTimeout(reload, RELOAD_DELAY);
}
