import { expect, test } from 'vitest';
import { helpCentre } from '../content/sites.ts';
import { sectionInView } from './sectionInView.ts';
import { groupOf, neighboursOf, pageAt, pagesOf } from './siteMap.ts';

const at = (path: string) => pageAt(helpCentre, path)!;

test('finds a page by its path, with or without a trailing slash', () => {
  expect(at('/help/repay/quick').title).toBe('快捷还款');
  expect(at('/help/repay/quick/').title).toBe('快捷还款');
  expect(pageAt(helpCentre, '/help/nothing')).toBeUndefined();
});

test('finds the group of a page; the one of the first page has no title', () => {
  expect(groupOf(helpCentre, at('/help/repay/online'))?.title).toBe('还款');
  expect(groupOf(helpCentre, at('/help/problemList'))).toEqual({ pages: [at('/help/problemList')] });
});

test('finds neighbours in the order of the navigation', () => {
  const all = pagesOf(helpCentre);
  expect(neighboursOf(helpCentre, all[0]!)).toEqual({ previous: undefined, next: all[1] });
  expect(neighboursOf(helpCentre, all.at(-1)!)).toEqual({ previous: all.at(-2), next: undefined });
});

test.each([
  [[500, 900], false, 'a'],
  [[119, 121], false, 'a'],
  [[-300, 120], false, 'b'],
  [[-300, 400], true, 'b'],
])(
  'for sections at %j and the end of the page %s, the section in view is %s',
  ([a = 0, b = 0], atEnd, expected) => {
    expect(
      sectionInView(
        [
          { id: 'a', top: a },
          { id: 'b', top: b },
        ],
        atEnd,
      ),
    ).toBe(expected);
  },
);
