import type { Queries, Query } from './portalPage.ts';

/** Queries that the portal's guard uses: user and product. */
const guardQueries: ReadonlySet<unknown> = new Set([
  'queryProductOpenInfo',
  'getUserInfo',
  'renewAccessFlowRoute',
  'queryOpenProductsAndUnPayStatus',
]);

/**
 * Refetches all observed queries that are active or have data, so those of the guard too. Their old data stays until the
 * new response arrives, so that pages keep working. Queries that nothing observes are removed.
 * @param unanswered operation whose old data is removed at once, to show how the page handles its first response
 * @returns a promise for the guard's new data
 * @throws when one of its requests failed
 */
export async function renew(queries: Queries, unanswered?: string): Promise<void> {
  const isUnanswered = ({ queryKey: [, name] }: Query): boolean =>
    name === unanswered && !guardQueries.has(name);
  queries.removeQueries({ predicate: (query) => query.getObserversCount() === 0 });
  // The portal observes queryProductOpenInfo with `enabled: false`, so it is never active: queries with data count too.
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
