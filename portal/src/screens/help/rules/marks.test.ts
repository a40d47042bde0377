import { expect, test } from 'vitest';
import { excerpt, pieces } from './marks.ts';

const marked = (text: string, found: readonly string[]) =>
  pieces(text, found)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['提交认领后认领', ['认领'], '提交[认领]后[认领]'],
  ['月结PLUS', ['plus'], '月结[PLUS]'],
  ['费率0.6%（年化）', ['0.6%（'], '费率[0.6%（]年化）'],
  ['认领时间', ['认领', '时间'], '[认领时间]'],
  ['没有', [], '没有'],
])('marks in %s with %j: %s', (text, found, expected) => expect(marked(text, found)).toBe(expected));

test('shortens only a long text, around its first match', () => {
  const long = `${'前'.repeat(60)}认领${'后'.repeat(100)}`;
  const cut = excerpt(long, ['认领']);
  expect(cut.startsWith('…前')).toBe(true);
  expect(cut.endsWith('后…')).toBe(true);
  // 80 characters and two ellipses; 12 characters and an ellipsis before the match.
  expect(cut.length).toBe(82);
  expect(cut.indexOf('认领')).toBe(13);
  expect(excerpt('短文认领', ['认领'])).toBe('短文认领');
});
