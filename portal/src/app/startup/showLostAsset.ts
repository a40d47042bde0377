declare global {
  /** build/boot.js, which index.html loads before everything else. */
  var portalTellLostAsset: (() => void) | undefined;
}

/** Shows the warning of index.html, which needs no further file. 1 §8 */
export const showLostAsset = (): void => globalThis.portalTellLostAsset?.();
