import { redirect, replace } from 'react-router-dom';
import { BASENAME } from '../../api/basename.ts';

/** Where the last redirect took the place of an entry: a redirect from there does the same. */
let inPlace: string | undefined;

/**
 * A redirect from the address that a loader was asked for. By load, back or forward that address is an entry of the
 * browser's history already: the redirect takes its place, or Back would lead to it and on again without end.
 * @param to without the base
 */
export function redirectFrom({ url }: Pick<Request, 'url'>, to: string): Response {
  const { pathname, search } = new URL(url);
  const asked = pathname + search;
  // A link's address becomes an entry only when its page is shown.
  const { location } = globalThis;
  if (asked !== location.pathname + location.search && asked !== inPlace) return redirect(to);
  inPlace = BASENAME + to;
  return replace(to);
}
