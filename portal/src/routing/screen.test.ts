import { expect, test } from 'vitest';
import { query, screen } from './screen.ts';

const facts = { role: 'all', title: '详情', help: 'none', page: undefined } as const;

test('holds the given facts, no flags by default, and the URL builder', () => {
  const detail = screen('/detail/:id', { ...facts, query: query<{ tab?: 'fees' }>() });
  expect(detail).toMatchObject({ path: '/detail/:id', role: 'all', title: '详情', flags: {} });
  expect(detail.url({ id: 'a/1', tab: 'fees' })).toBe('/detail/a%2F1?tab=fees');
});

test('loads a page once', async () => {
  let loads = 0;
  const { page } = screen('/once', {
    ...facts,
    page: async () => ({ Component: () => null, load: ++loads }),
  });
  expect(await page?.()).toBe(await page?.());
  expect(loads).toBe(1);
});

test('has types that refuse unknown and missing facts of a record', () => {
  // The type check proves this: each line below must be an error. Nothing runs.
  const wrong = () => [
    // @ts-expect-error no such role
    screen('/a', { ...facts, role: 'everybody' }),
    // @ts-expect-error a page has a title
    screen('/a', { role: 'all', page: undefined }),
    // @ts-expect-error nothing stands in for a page
    screen('/a', { role: 'all', title: '首页' }),
    // @ts-expect-error no such flag
    screen('/a', { ...facts, flags: { hidden: true } }),
    // @ts-expect-error no such fact
    screen('/a', { ...facts, prefetches: () => Promise.resolve({}) }),
    // @ts-expect-error no such rule of the menu
    screen('/a', { ...facts, menu: { name: 'a', icon: 'home', showUser: 'pop' } }),
  ];
  expect(wrong).toBeInstanceOf(Function);
});
