import { ownPath } from './ownPath.ts';
import type { Visit } from './visit.ts';

/** `/front` and the pages below it, but not `/frontier`. */
const PORTAL = /^\/front(?=[/?#]|$)/;

/** Returns the portal page to which a visit returns; undefined if the request names none or another site. */
export function returnUrl({
  query,
  origin,
  base,
}: Pick<Visit, 'query' | 'origin' | 'base'>): string | undefined {
  const requested = query.get('returnUrl');
  const whole = requested === null ? undefined : ownPath(requested, origin);
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
