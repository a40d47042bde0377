import type { Visit } from './visit.ts';

/** Where the visitor came from and wants back to; only addresses of our own origin are followed. */
export function returnUrl({ query, origin }: Pick<Visit, 'query' | 'origin'>): string | undefined {
  const asked = query.get('returnUrl');
  const url = asked === null ? null : URL.parse(asked, origin);
  return url?.origin === origin ? url.pathname + url.search + url.hash : undefined;
}

/** The same address with more query parameters. */
export function withQuery(path: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(path, 'http://own.invalid');
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}
