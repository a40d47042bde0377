import { expect, test } from 'vitest';
import { matches } from './install.mjs';

const lock = (packages: Record<string, object>) => ({ packages: { '': {}, ...packages } });
const wanted = lock({
  'node_modules/a': { version: '1.0.0' },
  'node_modules/other-platform': { version: '2.0.0', optional: true },
  checker: { version: '0.1.0' },
  'node_modules/checker': { link: true },
});

test.each([
  [
    'all except workspaces, links and an optional package',
    lock({ 'node_modules/a': { version: '1.0.0' } }),
    true,
  ],
  ['another version', lock({ 'node_modules/a': { version: '1.0.1' } }), false],
  ['a package missing', lock({}), false],
  [
    'another version of an optional one',
    lock({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/other-platform': { version: '1.0.0' } }),
    false,
  ],
  ['nothing installed', null, false],
])('knows whether the packages are installed: %s', (_name, installed, expected) => {
  expect(matches(wanted, installed)).toBe(expected);
});
