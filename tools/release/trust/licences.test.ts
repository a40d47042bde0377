import { expect, test } from 'vitest';
import { bundledPackages } from './bundledPackages.ts';
import { isAllowed, licenceOf, licenceTable } from './licences.ts';

test.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['MIT AND ISC', true],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT OR GPL-3.0-only) AND GPL-3.0-only', false],
  ['((MIT OR GPL-3.0-only) AND ISC) OR GPL-3.0-only', true],
  ['GPL-3.0-only', false],
  ['none', false],
])('judges the licence %s: %s', { tags: ['far-trust'] }, (licence, allowed) => {
  expect(isAllowed(licence)).toBe(allowed);
});

test('reads the packages of a bundle from its licences', { tags: ['far-trust'] }, () => {
  const text =
    '# Licenses\n\n## @mui/material - 9.5.0 (MIT)\n\nMIT\n\n## dompurify - 3.4.18 ((MPL-2.0 OR Apache-2.0))\n';
  const [mui, purify] = bundledPackages(text);
  expect(mui).toMatchObject({
    ...{ type: 'library', group: '@mui', name: 'material', version: '9.5.0' },
    ...{ purl: 'pkg:npm/%40mui/material@9.5.0', licenses: [{ license: { id: 'MIT' } }] },
  });
  expect(licenceOf(purify ?? { name: '' })).toBe('(MPL-2.0 OR Apache-2.0)');
});

test('demands all licences of a package, and one alternative of each', { tags: ['far-trust'] }, () => {
  const licenses = [{ expression: 'MIT OR GPL-3.0-only' }, { license: { id: 'GPL-3.0-only' } }];
  const both = licenceOf({ name: 'both', licenses });
  expect(both).toBe('(MIT OR GPL-3.0-only) AND GPL-3.0-only');
  expect(isAllowed(both)).toBe(false);
});

test('lists each package once, by name', { tags: ['far-trust'] }, () => {
  const licenses = [{ license: { id: 'MIT' } }];
  const table = licenceTable([
    { name: 'yaml', version: '2.9.1', licenses },
    { group: '@scope', name: 'a', version: '1.0.0' },
    { name: 'yaml', version: '2.9.1', licenses },
  ]);
  expect(table.split('\n').slice(2, -1)).toEqual(['| @scope/a | 1.0.0 | none |', '| yaml | 2.9.1 | MIT |']);
});
