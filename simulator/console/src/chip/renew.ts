import type { Queries, Query } from './portalPage.ts';

/** What the portal's guard goes by: who is here, and on what product. */
const guarding: ReadonlySet<unknown> = new Set([
  'queryProductOpenInfo',
  'getUserInfo',
  'renewAccessFlowRoute',
  'queryOpenProductsAndUnPayStatus',
]);

/**
 * Asks all that stands anew; it stands until the new answer has come, so that no page is without what it needs. What only waits
 * for another visit is forgotten.
 * @param unanswered the operation whose old answers are forgotten at once: what the page makes of the first one is to be seen
 * @returns when the guard can go by the new answers; @throws where one of them failed
 */
export async function renew(queries: Queries, unanswered?: string): Promise<void> {
  const isUnanswered = ({ queryKey: [, name] }: Query): boolean => name === unanswered && !guarding.has(name);
  queries.removeQueries({ predicate: (query) => query.getObserversCount() === 0 });
  // The guard's own are not asked by the page that shows them: what holds an answer counts, too.
  const standing = queries
    .getQueryCache()
    .getAll()
    .filter((query) => !isUnanswered(query) && (query.state.data !== undefined || query.isActive()));
  void queries.resetQueries({ predicate: isUnanswered });
  const asked = standing.map((query) => {
    const answer = query.fetch(undefined, { cancelRefetch: true });
    // Its place in the page says that it failed.
    answer.catch(() => undefined);
    return { name: query.queryKey[1], answer };
  });
  await Promise.all(asked.filter(({ name }) => guarding.has(name)).map(({ answer }) => answer));
}
