/** The packages inside a built page, as its licences.txt lists them. */

export interface BundledPackage {
  readonly name: string;
  readonly version: string;
}

/** Reads headings such as `## react - 19.3.1 (MIT)`. */
export const bundledPackages = (licences: string): BundledPackage[] =>
  [...licences.matchAll(/^## (\S+) - (\S+) \(/gm)].map(([, name = '', version = '']) => ({ name, version }));
