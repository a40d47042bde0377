/** Strips the trailing zeros: they tell provinces, cities and districts apart. */
const stem = (code: string): string => code.replace(/(00){1,2}$/, '');

/** Returns the region of a level that contains a code. */
export const regionWithin = <Region extends { readonly regionCode: string }>(
  regions: readonly Region[],
  code: string,
): Region | undefined =>
  code === '' ? undefined : regions.find(({ regionCode }) => code.startsWith(stem(regionCode)));
