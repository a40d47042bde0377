/** Returns name and version of the packages inside a bundle. The headings of its licences.txt are `## react - 19.3.1 (MIT)`. */
export const bundledPackages = (licences: string): [name: string, version: string][] =>
  [...licences.matchAll(/^## (\S+) - (\S+) \(/gm)].map(([, name = '', version = '']) => [name, version]);
