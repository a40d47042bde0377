import { expect, test } from 'vitest';
import { isExtra } from './leanInstall.mjs';

test.each([
  'index.js.map',
  'index.d.ts.map',
  'style.css.map',
  'index.js.flow',
  'diagnosticMessages.generated.json',
  'README.md',
  'changelog.MD',
])('removes %s', (name) => expect(isExtra(name)).toBe(true));

test.each([
  'index.js',
  'index.d.ts',
  'tile.map',
  'LICENSE.md',
  'LICENCE',
  'ThirdPartyNotices.md',
  'package.json',
])('keeps %s', (name) => expect(isExtra(name)).toBe(false));
