/** Last URL query of each hidden page in the keep-alive cache, by path. It contains the page's filters. */
const queries = new Map<string, string>();

export const rememberQuery = (path: string, search: string): void => void queries.set(path, search);
export const forgetQuery = (path: string): void => void queries.delete(path);

/** Returns the path with its remembered query; undefined if the URL has a query or none is remembered. */
export function lastAddressOf(path: string, query: URLSearchParams): string | undefined {
  const search = query.toString() === '' ? queries.get(path) : undefined;
  return search ? path + search : undefined;
}
