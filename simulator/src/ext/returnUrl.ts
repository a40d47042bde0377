import { ownPath } from './ownPath.ts';
import type { Visit } from './visit.ts';

const PORTAL = /^\/front(?=[/?#]|$)/;

/** Where the visitor came from and wants back to: a page of the portal, nothing else. */
export function returnUrl({
  query,
  origin,
  base,
}: Pick<Visit, 'query' | 'origin' | 'base'>): string | undefined {
  const asked = query.get('returnUrl');
  const whole = asked === null ? undefined : ownPath(asked, origin);
  // The way back is written without the base path, as every address of ours inside.
  const path = whole?.startsWith(`${base}/`) ? ownPath(whole.slice(base.length)) : whole;
  return path !== undefined && PORTAL.test(path) ? path : undefined;
}

/** The same address with more query parameters. */
export function withQuery(path: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(path, 'http://own.invalid');
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}
