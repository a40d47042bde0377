/** Oldest browsers of the portal, equal to Vite's own target. Edge has the versions of Chrome. */
export const floor = { chrome: 107, edge: 107, firefox: 104, safari: 16 } as const;

/** Value of Vite's `build.target`. */
export const buildTarget: string[] = Object.entries(floor).map(
  ([name, version]) => `${name}${String(version)}`,
);
