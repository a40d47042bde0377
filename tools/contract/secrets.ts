import { isObject } from '#tools/object.ts';
import type { Components, Operation } from './document.ts';
import { resolver } from './resolve.ts';

type Sent = Pick<Operation, 'parameters' | 'requestBody' | 'responses'>;

/**
 * Names of the members and parameters of an operation that authenticate (`x-secret`), wherever they stand in request or
 * answer and through whatever reference: no log, HAR or report shows them.
 * @param components of the contract, where its references are not resolved yet
 */
export function secretNames({ parameters, requestBody, responses }: Sent, components?: Components): string[] {
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

  walk(resolver(components)([parameters, requestBody, responses]));
  return [...names].sort();
}

/** Itself, one of its choices, or what it lists. */
const isSecret = (schema: unknown): boolean =>
  isObject(schema) &&
  (schema['x-secret'] === true || [schema['oneOf'], schema['anyOf'], schema['items']].flat().some(isSecret));
