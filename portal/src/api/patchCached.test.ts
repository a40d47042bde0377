import { QueryClient, queryOptions } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { patchCached } from './patchCached.ts';

const { queryKey } = queryOptions({
  queryKey: ['provisional', 'queryOpening'],
  queryFn: () => ({ files: 1, draft: '' }),
});
const withDraft = (old: { files: number; draft: string }) => ({ ...old, draft: 'new' });

test.each([true, false])(
  'keeps whether the response is invalidated (%s) and its other parts',
  async (outdated) => {
    const queries = new QueryClient();
    queries.setQueryData(queryKey, { files: 1, draft: '' });
    if (outdated) await queries.invalidateQueries({ queryKey, refetchType: 'none' });
    patchCached(queries, queryKey, withDraft);
    expect(queries.getQueryData(queryKey)).toEqual({ files: 1, draft: 'new' });
    expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(outdated);
  },
);

test('changes nothing without a cached response', () => {
  const queries = new QueryClient();
  patchCached(queries, queryKey, withDraft);
  expect(queries.getQueryState(queryKey)).toBeUndefined();
});
