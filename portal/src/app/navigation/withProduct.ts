import { withQuery } from '../../routing/url.ts';

/** Adds the requested product to an address of the guard: a reload or a copied link shows the same. */
export function withProduct(to: string, requested: URLSearchParams): string {
  const [path = '', search] = to.split('?');
  const query = new URLSearchParams(search);
  for (const name of ['productCode', 'product']) {
    const value = requested.get(name);
    if (value && !query.has(name)) query.set(name, value);
  }
  return withQuery(path, query);
}
