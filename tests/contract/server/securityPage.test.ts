/** Tests docs/security.md: its table equals the server's, and every named test exists. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LINK_LENGTH } from '#simulator/control/linkFaults.ts';
import { access } from '#simulator/server/access/access.ts';
import { limits } from '#simulator/server/limits.ts';
import { FAULT_LIMIT } from '#simulator/sessions/fault.ts';

const root = join(import.meta.dirname, '../../..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');

const conditions = (list: readonly string[]): string => (list.length === 0 ? 'anyone' : list.join(', '));

const wanted = [
  ['input', 'steers', 'local', 'open', 'otherwise'],
  ...Object.values(access).map(({ description, steers, local, open, otherwise }) => [
    description,
    steers,
    conditions(local),
    conditions(open),
    otherwise,
  ]),
];

/** Returns the rows of a Markdown table, without the line below its head. */
const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^[|\s:-]+$/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

test('shows the server’s table on the page', { tags: ['hold-security-page'] }, () => {
  const [, between = ''] = /<!-- access: [^>]*-->([^]*?)<!-- \/access -->/.exec(page) ?? [];
  expect(rowsOf(between)).toEqual(wanted);
});

/** Tests that the page names, as `file [tag]` or `file "title"`. */
const references = [...page.matchAll(/`([\w/.-]+\.(?:test|spec)\.ts)(?: (?:\[([\w-]+)\]|"([^`]*)"))?`/g)].map(
  ([, file = '', id, title]) => ({ file, id, title }),
);

test.each(references)(
  'finds the test $file $id $title',
  { tags: ['hold-security-page'] },
  ({ file, id, title }) => {
    expect(existsSync(join(root, file))).toBe(true);
    expect(readFileSync(join(root, file), 'utf8')).toMatch(title ?? new RegExp(`['@]${id}'`));
  },
);

test('each promise of the page names a test', { tags: ['hold-security-page'] }, () => {
  const sections = page
    .split(/^## /m)
    .filter((text) => !/^(Two modes|What is not promised|Reporting)/.test(text));
  const promises = sections.flatMap((text) => text.split('\n').filter((line) => /^- [^*]/.test(line)));
  expect(promises.length).toBeGreaterThan(25);
  expect(promises.filter((line) => !/`[\w/.-]+\.(test|spec)\.ts (\[[\w-]+\]|"[^`]*")`$/.test(line))).toEqual(
    [],
  );
});

test('has the server’s limits on the page', { tags: ['hold-security-page'] }, () => {
  const limitsOnPage = Object.fromEntries(rowsOf(page).map(([what = '', most = '']) => [what, most]));
  expect(limitsOnPage['body of a request']).toBe(
    `${limits.bodyBytes / 1_000_000} MB; a form with files ${limits.uploadBytes / 1_000_000} MB`,
  );
  expect(limitsOnPage['headers']).toBe(`${limits.headerBytes / 1024} KB`);
  expect(limitsOnPage['time to send a request']).toBe(`${limits.requestMs / 1000} s`);
  expect(limitsOnPage['faults of a session']).toBe(String(FAULT_LIMIT));
  expect(limitsOnPage['a link']).toBe(`${LINK_LENGTH.toLocaleString('en')} characters`);
});
