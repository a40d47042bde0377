import { wait } from '../../api/wait.ts';
import { routeOf } from '../routeOf.ts';

const ignore = () => undefined;

/**
 * Loads the code of a link's first calls and of its page when the pointer or the focus reaches the link: a click often
 * follows. The calls come a task before the page: their answer is awaited longest, and files loaded together share the
 * network. A failure shows when the page opens.
 */
export function preloadPage(link: string): void {
  // Some browsers remember a failed load until the page is loaded again, so none begins without a connection.
  if (!navigator.onLine) return;
  const [path = ''] = link.split(/[?#]/, 1);
  const route = routeOf(path);
  route?.prefetch?.().catch(ignore);
  void wait(0).then(() => route?.page?.().catch(ignore));
}
