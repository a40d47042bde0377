import type { Component } from './licences.ts';

/** Returns the packages inside a bundle. The headings of its licences.txt are `## react - 19.3.1 (MIT)`. */
export const bundledPackages = (licences: string): Component[] =>
  [...licences.matchAll(/^## (?:(@\S+)\/)?(\S+) - (\S+) \((.+)\)$/gm)].map(
    ([, group, name = '', version = '', licence = '']) => ({
      type: 'library',
      ...(group !== undefined && { group }),
      ...{ name, version },
      'bom-ref': `bundled|${group === undefined ? name : `${group}/${name}`}@${version}`,
      purl: `pkg:npm/${group === undefined ? '' : `${encodeURIComponent(group)}/`}${name}@${version}`,
      licenses: [/ (OR|AND|WITH) /.test(licence) ? { expression: licence } : { license: { id: licence } }],
      properties: [{ name: 'purchasing-credit:bundled', value: 'true' }],
    }),
  );
