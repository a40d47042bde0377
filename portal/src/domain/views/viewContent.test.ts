import { describe, expect, test } from 'vitest';
import { numbers, oneOf } from '#portal/ui/filters/fields.ts';
import { period } from '#portal/ui/filters/period.ts';
import type { ViewedList } from '#portal/ui/list/viewedList.ts';
import { sortedBy } from '#portal/ui/table/sort.ts';
import { contentOf, hasOwnState, isSameContent, readView, withView } from './viewContent.ts';

const list: ViewedList = {
  fields: { tabName: oneOf(['all', 'overdue'], 'all'), ...period('90'), billNo: numbers() },
  sort: sortedBy(['billDate', 'owed']),
  columns: [
    { key: 'billNo', title: '账单编号' },
    { key: 'cycle', title: '账期' },
    { key: 'interest', title: '利息', extra: true },
    { key: 'action', title: '操作', actions: true },
  ],
};

const content = (...pairs: (readonly [string, string])[]) => pairs.map(([name, text]) => ({ name, text }));
const shown = (query: string, ...toggled: string[]) => ({
  query: new URLSearchParams(query),
  toggled: new Set(toggled),
});

describe('a saved view', { tags: ['far-views'] }, () => {
  test.each([
    ['', [], content()],
    ['pageNo=3&size=30&selected=a&detail=b', [], content()],
    ['tabName=all&days=90', [], content()],
    [
      'tabName=overdue&days=365&sort=-owed',
      [],
      content(['tabName', 'overdue'], ['days', '365'], ['sort', '-owed']),
    ],
    // All days: differs from the list's 90.
    ['days=', [], content(['days', ''])],
    ['tabName=gone&sort=gone', [], content()],
    ['', ['interest', 'cycle', 'gone', 'billNo'], content(['columns', 'cycle,interest'])],
  ])('of ?%s with columns %j holds %j', (query, toggled, held) => {
    expect(contentOf(list, shown(query, ...toggled))).toEqual(held);
  });

  test.each([
    [content(), '', [], 0],
    [content(['tabName', 'overdue'], ['sort', '-owed']), 'tabName=overdue&sort=-owed', [], 0],
    [content(['days', ''], ['billNo', 'ZD1,ZD2']), 'days=&billNo=ZD1%2CZD2', [], 0],
    [content(['columns', 'cycle,interest']), '', ['cycle', 'interest'], 0],
    // Each does not exist any more: a filter, a value, an order, a column, a column that cannot be hidden.
    [content(['supplier', 'A'], ['tabName', 'overdue']), 'tabName=overdue', [], 1],
    [content(['tabName', 'frozen'], ['billNo', 'ZD1']), 'billNo=ZD1', [], 1],
    [content(['sort', '-penalty']), '', [], 1],
    [content(['columns', 'cycle,gone,billNo']), '', ['cycle'], 2],
    [content(['__proto__', 'x'], ['constructor', 'x']), '', [], 2],
  ])('%j applies as ?%s with columns %j, leaving out %s', (held, query, toggled, dropped) => {
    const read = readView(list, held);
    const before = new URLSearchParams(
      'tabName=overdue&billNo=ZD9&sort=owed&pageNo=4&size=30&productCode=12003',
    );
    const next = withView(list, read, before);
    const rest = new URLSearchParams(next);
    for (const name of ['size', 'productCode']) rest.delete(name);
    rest.sort();
    const expected = new URLSearchParams(query);
    expected.sort();
    expect(rest.toString()).toBe(expected.toString());
    expect([next.get('size'), next.get('productCode')]).toEqual(['30', '12003']);
    expect([...read.toggled].sort()).toEqual([...toggled].sort());
    expect(read.dropped).toBe(dropped);
  });

  test.each(['tabName=overdue&days=&sort=owed', 'billNo=ZD1&dateFrom=2026-01-02'])(
    'of ?%s gives the same list again',
    (query) => {
      const held = contentOf(list, shown(query, 'interest'));
      const read = readView(list, held);
      const again = withView(list, read, new URLSearchParams());
      expect(isSameContent(contentOf(list, { query: again, toggled: read.toggled }), held)).toBe(true);
    },
  );

  test.each([
    ['', false],
    ['pageNo=2&productCode=12003', false],
    ['sort=owed', true],
    ['tabName=all', true],
  ])('is not applied over filters or an order in the address ?%s: %s', (query, own) => {
    expect(hasOwnState(list, new URLSearchParams(query))).toBe(own);
  });
});
