/** Matches operations by pattern: an operationId, a path, or `METHOD /path`. `*` matches anything. */
import { escaped } from '../base/words.ts';
import type { Operation } from './types.ts';

type Named = Pick<Operation, 'id' | 'address' | 'method' | 'url' | 'path'>;

/** Returns a filter for operations. The path may include the base path of its server. */
export function operationPattern(pattern: string): (operation: Named) => boolean {
  const [, method, path] = /^(?:([A-Z*]+)\s+)?(\/\S*|\*)$/.exec(pattern.trim()) ?? [];
  if (path === undefined) {
    const isId = globOf(pattern.trim());
    return ({ id, address }) => isId(id) || isId(address);
  }
  const isMethod = globOf(method ?? '*');
  const isPath = globOf(path);
  return ({ method: own, url, path: given = url }) => isMethod(own) && (isPath(url) || isPath(given));
}

function globOf(pattern: string): (text: string) => boolean {
  const parts = pattern.split('*').map(escaped);
  const expression = new RegExp(`^${parts.join('.*')}$`);
  return (text) => expression.test(text);
}
