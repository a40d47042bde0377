import { isObject } from '#tools/object.ts';
import type { Components, Operation } from './document.ts';
import { resolver } from './resolve.ts';

type Messages = Pick<Operation, 'parameters' | 'requestBody' | 'responses'>;

/**
 * Returns the names of an operation's secret members and parameters (`x-secret`) in request and response, also behind references.
 * No log, HAR or report shows them.
 * @param components of the contract, if its references are not resolved yet
 */
export function secretNames(
  { parameters, requestBody, responses }: Messages,
  components?: Components,
): string[] {
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

/** Returns whether a schema, one of its oneOf or anyOf branches or its list items are secret. */
const isSecret = (schema: unknown): boolean =>
  isObject(schema) &&
  (schema['x-secret'] === true || [schema['oneOf'], schema['anyOf'], schema['items']].flat().some(isSecret));
