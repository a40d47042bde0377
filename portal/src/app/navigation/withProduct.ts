/** The query values that say whose product is asked for. */
const named = ['productCode', 'product'] as const;

/** An address that the guard leads to, for the product that was asked for: a reload or a copied link shows the same. */
export function withProduct(to: string, asked: URLSearchParams): string {
  const [path = '', search = ''] = to.split('?');
  const query = new URLSearchParams(search);
  for (const name of named) {
    const value = asked.get(name);
    if (value !== null && !query.has(name)) query.set(name, value);
  }
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
