/** Strips trailing pairs of zeros: 330000 is a province, 330100 a city in it, 330108 a district in the city. */
const stem = (code: string): string => code.replace(/(00){1,2}$/, '');

/** Returns the region of a level that contains a code. */
export const regionWithin = <Region extends { readonly regionCode: string }>(
  regions: readonly Region[],
  code: string,
): Region | undefined =>
  code === '' ? undefined : regions.find(({ regionCode }) => code.startsWith(stem(regionCode)));
