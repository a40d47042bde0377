import { queryOptions } from '@tanstack/react-query';
import { object, parse, record, string } from 'zod/mini';
import { BASENAME } from '../../api/basename.ts';

/** As `portal/build/buildFacts.ts` writes it. */
const facts = object({
  version: string(),
  commit: string(),
  builtAt: string(),
  contracts: record(string(), string()),
});

/** What the portal that is served here was built from. */
export const buildQuery = queryOptions({
  queryKey: ['build'],
  queryFn: async ({ signal }) => {
    const response = await fetch(`${BASENAME}/build.json`, { signal });
    return parse(facts, await response.json());
  },
});
