/** Provinces, cities, districts: an ending of zeros says which. */
const stem = (code: string): string => code.replace(/(00){1,2}$/, '');

/** Which of a level's regions a code lies in. */
export const regionWithin = <Region extends { readonly regionCode: string }>(
  regions: readonly Region[],
  code: string,
): Region | undefined =>
  code === '' ? undefined : regions.find(({ regionCode }) => code.startsWith(stem(regionCode)));
