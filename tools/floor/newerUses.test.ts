import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { newerNames, type Feature } from './newerNames.ts';
import { newerFinder, walk } from './newerUses.ts';

const finder = newerFinder(JSON.parse(readFileSync(join(import.meta.dirname, 'newer.json'), 'utf8')));

function usesIn(code: string): string[] {
  const found: string[] = [];
  walk(parseSync('x.tsx', code).program, (node) => found.push(...finder.namesAt(node)));
  return found;
}

test.each([
  ['AbortSignal.any([a, b])', ['AbortSignal.any']],
  ['AbortSignal.timeout(1)', []],
  ['URL.parse(text)', ['URL.parse']],
  ['list.toSorted()', ['.toSorted']],
  ['list.findLast(test)', []],
  ['list.at(-1)', []],
  ['Promise.withResolvers()', ['.withResolvers', 'Promise.withResolvers']],
  ['new Set([1]).union(b)', ['.union']],
  ['element.checkVisibility()', ['.checkVisibility']],
  // A member that is only read may be data.
  ['bill.page', []],
  ['new globalThis.CloseWatcher()', ['CloseWatcher']],
  ['<div popover="auto" />', ['popover']],
  ["const style = { textWrap: 'balance' }", ['textWrap']],
  ["const style = { background: 'color-mix(in srgb, red, blue)' }", ['color-mix(']],
  ['const style = `color-mix(in srgb, ${main} 8%, ${paper})`', ['color-mix(']],
  ["const style = { '&:has(input)': {} }", [':has']],
  // A unit is found with one digit before it.
  ["const style = { height: '100dvh' }", ['0dvh']],
  ["const style = { '@container (width > 3px)': {} }", ['@container']],
  ["const style = { height: '100vh', color: 'rgb(0 0 0 / 20%)', inset: 0, aspectRatio: 1 }", []],
])('finds the newer names in %s: %j', { tags: ['out-browser-floor'] }, (code, names) => {
  expect(usesIn(code)).toEqual(names);
});

test.each([
  ['a { text-wrap: balance; }', ['text-wrap']],
  ['a { display: grid-lanes; }', ['display: grid-lanes']],
  ['a:has(b) { color: light-dark(#fff, #000); }', ['light-dark(', ':has']],
  ['a:focus-visible { inset: 0; gap: 1px; }', []],
])('finds the newer names in the style sheet %s: %j', (css, names) => {
  expect(finder.inSheet(css)).toEqual(names);
});

test('a name is newer if a browser at the floor lacks it or needs a flag or prefix', () => {
  const support = (since: object) => ({
    __compat: {
      support: {
        chrome: since,
        edge: since,
        firefox: { version_added: '1' },
        safari: { version_added: '≤4' },
      },
    },
  });
  const data: unknown = {
    api: {
      Old: {
        ...support({ version_added: '1' }),
        // The floor of Chrome is 107.
        known: support({ version_added: '107' }),
        late: support({ version_added: '108' }),
        flagged: support({ version_added: '90', flags: [] }),
        prefixed: support({ version_added: '90', prefix: 'webkit' }),
        gone: support({ version_added: '1', version_removed: '100' }),
        made_static: support({ version_added: 'preview' }),
      },
      Late: support({ version_added: '120' }),
    },
  };
  const isFeature = (given: unknown): given is Feature => typeof given === 'object';
  if (!isFeature(data)) throw new Error('no data');
  expect(newerNames(data)).toMatchObject({
    globals: ['Late'],
    members: ['flagged', 'gone', 'late', 'prefixed'],
    statics: ['Old.flagged', 'Old.gone', 'Old.late', 'Old.made', 'Old.prefixed'],
  });
});
