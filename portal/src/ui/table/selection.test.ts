import { expect, test } from 'vitest';
import { pageSelection, readSelection, withChosen, writeSelection } from './selection.ts';

test.each([
  [[], ['a', 'b'], 'none'],
  [['a'], ['a', 'b'], 'some'],
  [['a', 'b', 'of another page'], ['a', 'b'], 'all'],
  [['of another page'], ['a'], 'none'],
  [['a'], [], 'none'],
])('with %j selected, marks the head of a page with %j: %s', (selected, page, shown) => {
  expect(pageSelection(new Set(selected), page)).toBe(shown);
});

test('changes the selection of one page and keeps that of others', () => {
  const all = withChosen(new Set(['x']), ['a', 'b'], true);
  expect([...all]).toEqual(['x', 'a', 'b']);
  expect([...withChosen(all, ['a', 'b'], false)]).toEqual(['x']);
});

test('reads and writes the selection in the URL', () => {
  expect(writeSelection(new Set(['JC1', 'JC2.3']))).toBe('JC1,JC2.3');
  expect([...readSelection('JC1,JC2.3')]).toEqual(['JC1', 'JC2.3']);
  expect(readSelection(null).size).toBe(0);
});
