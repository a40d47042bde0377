/** Finds the operation of a request by method and path, including path parameters, under any base path. */
import type { Operation } from '../contract/types.ts';

/** Returns a function that finds the operation of a request. */
export function makeRoutes(
  operations: readonly Operation[],
): (method: string, path: string) => Operation | undefined {
  const plain = new Map(operations.map((operation) => [`${operation.method} ${operation.url}`, operation]));
  // The path with the fewest parameters wins: /pets/mine before /pets/{petId}. Then the longest one: /pets/{petId}:feed.
  const patterns = operations
    .filter(({ url }) => url.includes('{'))
    .toSorted((one, other) => count(one) - count(other) || literal(other) - literal(one))
    .map((operation) => ({ operation, pattern: new RegExp(`^${patternOf(operation.url)}$`) }));
  const find = (method: string, path: string): Operation | undefined =>
    plain.get(`${method} ${path}`) ??
    patterns.find(({ operation, pattern }) => operation.method === method && pattern.test(path))?.operation;
  return (method, path) => {
    const parts = path.split('/');
    // The recorded backend may have its own base path.
    for (let index = 1; index < parts.length; index += 1) {
      const found = find(method, `/${parts.slice(index).join('/')}`);
      if (found) return found;
    }
    return undefined;
  };
}

const count = ({ url }: Operation): number => url.split('{').length;

const literal = ({ url }: Operation): number => url.replaceAll(/\{[^}]+\}/g, '').length;

const patternOf = (url: string): string =>
  url
    .split(/(\{[^}]+\})/)
    .map((part) => (part.startsWith('{') ? '[^/]+' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('');
