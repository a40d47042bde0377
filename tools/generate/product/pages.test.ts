import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ensureProductRows } from './index.ts';
import { assign, withRows, type Row } from './pages.ts';

const row = (id: string): Row => ({ id });
const page = (path: string, words: string) => ({
  path: `docs/product/${path}`,
  text: `# ${path}\n\n<!-- rows: ${words} -->\nold\n<!-- end of rows -->\n\nafter\n`,
});

test.each([
  ['an exact id to a prefix', 'bill-sum', ['a', 'bill-*'], ['b', 'bill-sum'], 'b'],
  ['a longer prefix to a shorter one', 'bill-sum-x', ['a', 'bill-*'], ['b', 'bill-sum*'], 'b'],
  ['any pattern to the bare *', 'other-row', ['a', 'bill-*'], ['b', '*'], 'b'],
])('prefers %s', (_, id, first, second, expected) => {
  const pages = [page(first[0] ?? '', first[1] ?? ''), page(second[0] ?? '', second[1] ?? '')];
  expect([...assign([row(id)], pages).keys()]).toEqual([`docs/product/${expected}`]);
});

test('refuses a pattern on two pages and a row without a page', () => {
  expect(() => assign([], [page('a', 'bill-*'), page('b', 'bill-*')])).toThrow(
    'two pages claim "bill-*", docs/product/a',
  );
  expect(() => assign([row('bill-sum')], [page('a', 'quota-*')])).toThrow('lists the row bill-sum');
});

test('writes the list between the markers, with links relative to the page', () => {
  const proofs = new Map([['bill-sum', ['tests/e2e/bills/bills.spec.ts']]]);
  expect(withRows(page('a', 'bill-*'), [row('bill-sum'), row('bill-no')], proofs)).toBe(
    [
      '# a\n\n<!-- rows: bill-* -->\n\n2 requirement rows of `tests/requirements.yaml`, with the tests that prove each:\n',
      '- `bill-sum`: [bills.spec.ts](../../tests/e2e/bills/bills.spec.ts)\n- `bill-no`: no test names it\n',
      '<!-- end of rows -->\n\nafter\n',
    ].join('\n'),
  );
});

test('lists each row on one page, with the tests that name it', { tags: ['read-row-pages'] }, async () => {
  const rows: Row[] = parse(readFileSync('tests/requirements.yaml', 'utf8'));
  const pages = readdirSync('docs/product').map((name) => readFileSync(`docs/product/${name}`, 'utf8'));
  const listed = pages.flatMap((text) =>
    [...text.matchAll(/^- `([a-z0-9-]+)`: \[/gm)].map(([, id]) => id ?? ''),
  );
  expect(listed.sort()).toEqual(rows.map(({ id }) => id).sort());
  expect(await ensureProductRows(process.cwd(), true)).toEqual([]);
});
