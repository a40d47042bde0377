import { redirect, replace } from 'react-router-dom';
import { BASENAME } from '../../api/basename.ts';

/** Target of the last redirect that replaced a history entry: a redirect from there replaces it too. */
let lastTarget: string | undefined;

/**
 * Redirects from the address of a loader. After a load, back or forward that address is already in the browser's
 * history: the redirect replaces it, or Back would be redirected again without end. @param to without the base
 */
export function redirectFrom({ url }: Pick<Request, 'url'>, to: string): Response {
  const { pathname, search } = new URL(url);
  const from = pathname + search;
  // A link's address becomes a history entry only when its page is shown.
  const { location } = globalThis;
  if (from !== location.pathname + location.search && from !== lastTarget) return redirect(to);
  lastTarget = BASENAME + to;
  return replace(to);
}
