/** Idempotency keys: a repeated request with the same key and content has no further effect. */
import { canonicalJson } from '../values/canonicalJson.ts';
import type { World } from '../world.ts';

export interface WithKey {
  idempotencyKey: string;
}

const contentOf = ({ idempotencyKey: _key, ...content }: WithKey): string => canonicalJson(content);

/** Returns the first request with a key. The key is client text and may equal a built-in property of objects. */
const knownKey = ({ keys }: World, key: string): World['keys'][string] | undefined =>
  Object.hasOwn(keys, key) ? keys[key] : undefined;

/** Returns whether the key of a request is new, repeats the same request, or was used by another one. */
export function lookUpKey(
  world: World,
  operation: string,
  input: WithKey,
): { state: 'new' } | { state: 'again'; made: string } | { state: 'conflict' } {
  const known = knownKey(world, input.idempotencyKey);
  if (known === undefined) return { state: 'new' };
  return known.operation === operation && known.content === contentOf(input)
    ? { state: 'again', made: known.made }
    : { state: 'conflict' };
}

export const rememberKey = (world: World, operation: string, input: WithKey, made: string): World => ({
  ...world,
  keys: { ...world.keys, [input.idempotencyKey]: { operation, content: contentOf(input), made } },
});

/** Returns the number of the record made under a key, if any. */
export const recordUnderKey = (world: World, key: string | undefined): string | undefined =>
  key === undefined ? undefined : knownKey(world, key)?.made;
