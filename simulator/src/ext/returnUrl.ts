import { ownPath } from './ownPath.ts';
import type { Visit } from './visit.ts';

const PORTAL = /^\/front(?=[/?#]|$)/;

/** Returns the page that the visitor wants back to; only portal pages are allowed. */
export function returnUrl({
  query,
  origin,
  base,
}: Pick<Visit, 'query' | 'origin' | 'base'>): string | undefined {
  const asked = query.get('returnUrl');
  const whole = asked === null ? undefined : ownPath(asked, origin);
  // The return address has no base path, like every address inside the simulator.
  const path = whole?.startsWith(`${base}/`) ? ownPath(whole.slice(base.length)) : whole;
  return path !== undefined && PORTAL.test(path) ? path : undefined;
}

/** Adds query parameters to an address. */
export function withQuery(path: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(path, 'http://own.invalid');
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}
