import { afterEach, expect, test } from 'vitest';
import { kept } from '../../storage/storage.ts';
import { clearRecent, keepRecent, recentOf } from './recent.ts';

const owner = 'hechuan_caigou:12003';
const none = { words: [], opened: [] };
const thing = (at: number) => ({
  to: `/refundDetail?refundNo=TK${String(at)}`,
  title: `TK${String(at)}`,
  note: '退款',
});

afterEach(() => clearRecent(owner));

test(
  'keeps the newest 5 searches and 8 opened results of an account, each once, until cleared',
  { tags: ['far-find-recent'] },
  () => {
    for (let at = 0; at < 12; at += 1) keepRecent(owner, thing(at), ` TK${String(at)} `);
    keepRecent(owner, thing(10), 'TK10');
    const { words, opened } = recentOf(owner);
    expect(words).toEqual(['TK10', 'TK11', 'TK9', 'TK8', 'TK7']);
    expect(opened.map(({ title }) => title)).toEqual([
      'TK10',
      'TK11',
      'TK9',
      'TK8',
      'TK7',
      'TK6',
      'TK5',
      'TK4',
    ]);
    expect(recentOf('hechuan_cg02:12003')).toEqual(none);
    clearRecent(owner);
    expect(recentOf(owner)).toEqual(none);
  },
);

test('keeps no search if nothing or a whole sheet was typed', { tags: ['far-find-recent'] }, () => {
  keepRecent(owner, thing(1), '  ');
  keepRecent(owner, thing(2), 'ZD1 '.repeat(60));
  expect(recentOf(owner).words).toEqual([]);
  expect(recentOf(owner).opened).toHaveLength(2);
});

test.each([
  'not json',
  'null',
  '[]',
  '{"words":[1],"opened":[]}',
  '{"words":[],"opened":[{"to":"https://evil.example","title":"a","note":"b"}]}',
  '{"words":[],"opened":[{"to":"//evil.example","title":"a","note":"b"}]}',
  '{"words":[],"opened":[{"to":"/a","title":1,"note":"b"}]}',
])('ignores %s in the storage', { tags: ['far-find-recent'] }, (text) => {
  kept.setItem(`SEARCH:${owner}`, text);
  expect(recentOf(owner)).toEqual(none);
});
