/** The oldest browsers that the portal runs in: Vite's own target. Edge counts as Chrome does. */
export const floor = { chrome: 107, edge: 107, firefox: 104, safari: 16 } as const;

/** As Vite's `build.target` wants it. */
export const buildTarget: string[] = Object.entries(floor).map(
  ([name, version]) => `${name}${String(version)}`,
);
