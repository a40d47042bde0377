import type { Queries, Query } from './portalPage.ts';

/** Queries that the portal's guard depends on: login and product. */
const guarding: ReadonlySet<unknown> = new Set([
  'queryProductOpenInfo',
  'getUserInfo',
  'renewAccessFlowRoute',
  'queryOpenProductsAndUnPayStatus',
]);

/**
 * Requests all active queries again; old data stays until the new response, so that no page loses what it needs.
 * Inactive queries are dropped. @param unanswered operation whose old responses are dropped at once, to show the
 * page's reaction to the first one @returns when the guard has the new responses @throws if one of them failed
 */
export async function renew(queries: Queries, unanswered?: string): Promise<void> {
  const isUnanswered = ({ queryKey: [, name] }: Query): boolean => name === unanswered && !guarding.has(name);
  queries.removeQueries({ predicate: (query) => query.getObserversCount() === 0 });
  // The guard's queries have no observer on the page: those with a response count too.
  const standing = queries
    .getQueryCache()
    .getAll()
    .filter((query) => !isUnanswered(query) && (query.state.data !== undefined || query.isActive()));
  void queries.resetQueries({ predicate: isUnanswered });
  const asked = standing.map((query) => {
    const answer = query.fetch(undefined, { cancelRefetch: true });
    // The page shows the failure.
    answer.catch(() => undefined);
    return { name: query.queryKey[1], answer };
  });
  await Promise.all(asked.filter(({ name }) => guarding.has(name)).map(({ answer }) => answer));
}
