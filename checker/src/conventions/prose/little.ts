/** Tolerance of sums in currency units: one cent can get lost in floating point. */
export const LITTLE = 0.011;
