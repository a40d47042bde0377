import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { renew } from './renew.ts';

/** Observes a query like a page of the portal; `answers` are its responses, one after the other. */
function observe(queries: QueryClient, name: string, answers: (() => Promise<string>)[], enabled = true) {
  const queryKey = ['standard', name, {}];
  const queryFn = () =>
    (answers.shift() ?? (() => Promise.reject(new Error('more requests than responses'))))();
  const seen: unknown[] = [];
  const observer = new QueryObserver(queries, {
    queryKey,
    queryFn,
    enabled,
    retry: false,
    staleTime: Infinity,
  });
  observer.subscribe(({ data }) => seen.push(data));
  return {
    seen,
    read: () => queries.getQueryData(queryKey),
    first: () => queries.prefetchQuery({ queryKey, queryFn }),
  };
}

const now = (text: string) => () => Promise.resolve(text);

test('refetches active queries and the guard’s own, keeps their data meanwhile, and drops the others', async () => {
  const queries = new QueryClient();
  const session = observe(queries, 'queryProductOpenInfo', [now('old'), now('new')], false);
  await session.first();
  const card = observe(queries, 'queryCouponInfo', [now('old'), now('new')]);
  const waiting = observe(queries, 'versionCompute', [], false);
  await queries.prefetchQuery({ queryKey: ['standard', 'left', {}], queryFn: now('old') });
  await expect.poll(card.read).toBe('old');
  for (const { seen } of [session, card]) seen.length = 0;
  await renew(queries);
  await expect.poll(card.read).toBe('new');
  expect(session.read()).toBe('new');
  expect([...session.seen, ...card.seen]).not.toContain(undefined);
  expect(waiting.read()).toBeUndefined();
  expect(queries.getQueryData(['standard', 'left', {}])).toBeUndefined();
  queries.clear();
});

test('does not wait for a hanging query, and reports a failed guard', async () => {
  const queries = new QueryClient();
  const failing = () => Promise.reject(new Error('logged out'));
  const session = observe(queries, 'getUserInfo', [now('old'), now('new'), failing], false);
  await session.first();
  const card = observe(queries, 'queryCouponInfo', [now('old'), () => new Promise(() => {})]);
  await expect.poll(card.read).toBe('old');
  await renew(queries);
  expect([session.read(), card.read()]).toEqual(['new', 'old']);
  await expect(renew(queries)).rejects.toThrow('logged out');
  queries.clear();
});

test('drops the data of an unanswered operation, but not the guard’s own', async () => {
  const queries = new QueryClient();
  const session = observe(queries, 'getUserInfo', [now('old'), now('new'), now('newer')], false);
  await session.first();
  const card = observe(queries, 'queryCouponInfo', [now('old'), () => new Promise(() => {})]);
  await expect.poll(card.read).toBe('old');
  session.seen.length = 0;
  await renew(queries, 'queryCouponInfo');
  expect([session.read(), card.read()]).toEqual(['new', undefined]);
  await renew(queries, 'getUserInfo');
  expect(session.read()).toBe('newer');
  expect(session.seen).not.toContain(undefined);
  queries.clear();
});
