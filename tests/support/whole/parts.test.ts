import { expect, test } from 'vitest';
import { fileNames, fileOf, sharedText, wholeText } from './files.ts';
import { parsed, shared, textOf, whole } from './parts.ts';

/** A part that two pages show: only the first of their files, by name, writes it out. */
const quota = `  - region "额度"
    - text: 1.00
    - button "提额"
`;
const home = `- main
${quota}  - link "更多" → /front/help
`;
const child = `- main
  - text: 子账号
${quota}`;

test('replaces a part of an earlier file by a reference, and restores the whole page from it', () => {
  const kept = textOf(shared(parsed(child), new Map([['home', parsed(home)]])));
  expect(kept).toBe('- main\n  - text: 子账号\n  - region "额度" ← home\n');
  expect(textOf(whole('home.child', (name) => (name === 'home' ? home : kept)))).toBe(child);
});

test('keeps a part in full if it differs in one figure', () => {
  const other = child.replace('1.00', '1.01');
  expect(textOf(shared(parsed(other), new Map([['home', parsed(home)]])))).toBe(other);
});

test('keeps a part in full if the other file contains it twice', () => {
  const twice = `- main\n${quota}${quota}`;
  expect(textOf(shared(parsed(child), new Map([['home', parsed(twice)]])))).toBe(child);
});

test.each([
  ['a reference to a missing part', 'home', 'home has no "region "额度"" that home.child could show'],
  ['a reference to a later file', 'later', 'home.child names later for "region "额度""'],
])('refuses %s', (_, named, message) => {
  const kept = `- region "额度" ← ${named}\n`;
  expect(() => whole('home.child', (name) => (name === 'home.child' ? kept : '- main\n'))).toThrow(message);
});

test.each(fileNames())('writes out no part of %s that an earlier file has', async (name) => {
  await expect(sharedText(name, wholeText(name))).toMatchFileSnapshot(fileOf(name));
});
