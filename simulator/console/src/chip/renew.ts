import type { Queries, Query } from './portalPage.ts';

/** Queries that the portal's guard uses: user and product. */
const guardQueries: ReadonlySet<unknown> = new Set([
  'queryProductOpenInfo',
  'getUserInfo',
  'renewAccessFlowRoute',
  'queryOpenProductsAndUnPayStatus',
]);

/**
 * Refetches all active queries and those of the guard; their old data stays until the new response arrives, so that
 * pages keep working. Other queries that no page uses are removed.
 * @param unanswered operation whose old data is removed at once, to show how the page handles its first response
 * @returns a promise for the guard's new data
 * @throws when one of its requests failed
 */
export async function renew(queries: Queries, unanswered?: string): Promise<void> {
  const isUnanswered = ({ queryKey: [, name] }: Query): boolean =>
    name === unanswered && !guardQueries.has(name);
  queries.removeQueries({ predicate: (query) => query.getObserversCount() === 0 });
  // Pages do not observe the guard's own queries, so queries with data count too.
  const toRefetch = queries
    .getQueryCache()
    .getAll()
    .filter((query) => !isUnanswered(query) && (query.state.data !== undefined || query.isActive()));
  void queries.resetQueries({ predicate: isUnanswered });
  const fetches = toRefetch.map((query) => {
    const answer = query.fetch(undefined, { cancelRefetch: true });
    // The part of the page that uses the query shows its failure.
    answer.catch(() => undefined);
    return { name: query.queryKey[1], answer };
  });
  await Promise.all(fetches.filter(({ name }) => guardQueries.has(name)).map(({ answer }) => answer));
}
