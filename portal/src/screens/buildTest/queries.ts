import { queryOptions } from '@tanstack/react-query';
import { object, parse, record, string } from 'zod/mini';
import { BASENAME } from '../../api/basename.ts';

/** Format of build.json, which `portal/build/buildFacts.ts` writes. */
const facts = object({
  version: string(),
  commit: string(),
  builtAt: string(),
  contracts: record(string(), string()),
});

/** Facts of the served build. */
export const buildQuery = queryOptions({
  queryKey: ['build'],
  queryFn: async ({ signal }) => {
    const response = await fetch(`${BASENAME}/build.json`, { signal });
    return parse(facts, await response.json());
  },
});
