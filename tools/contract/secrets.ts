import { isObject } from '#tools/object.ts';
import type { Operation } from './document.ts';

type Sent = Pick<Operation, 'parameters' | 'requestBody' | 'responses'>;

/**
 * Names of the members and parameters of an operation that authenticate (`x-secret`), wherever they stand in request or
 * answer: no log, HAR or report shows them.
 */
export function secretNames({ parameters, requestBody, responses }: Sent): string[] {
  const names = new Set<string>();
  const seen = new Set<object>();

  function walk(node: unknown): void {
    if (Array.isArray(node)) node.forEach(walk);
    if (!isObject(node) || seen.has(node)) return;
    seen.add(node);
    const { name, schema, properties } = node;
    if (typeof name === 'string' && isSecret(schema)) names.add(name);
    if (isObject(properties))
      for (const [member, each] of Object.entries(properties)) if (isSecret(each)) names.add(member);
    Object.values(node).forEach(walk);
  }

  walk([parameters, requestBody, responses]);
  return [...names].sort();
}

const isSecret = (schema: unknown): boolean => isObject(schema) && schema['x-secret'] === true;
