declare global {
  /** public/boot.js, which index.html loads before everything else. */
  var portalTellLostAsset: (() => void) | undefined;
}

/** The warning of index.html: nothing that could be missing too is needed to show it. 1 §8 */
export const tellLostAsset = (): void => globalThis.portalTellLostAsset?.();
