import { routeOf } from '../routeOf.ts';

/**
 * Loads the code of a link's page and of its first calls when the pointer or the focus reaches the link: a click often
 * follows. A failure shows when the page opens.
 */
export function preloadPage(link: string): void {
  // Some browsers remember a failed load until the page is loaded again, so none begins without a connection.
  if (!navigator.onLine) return;
  const [path = ''] = link.split(/[?#]/, 1);
  const route = routeOf(path);
  for (const load of [route?.page, route?.prefetch]) load?.().catch(() => undefined);
}
