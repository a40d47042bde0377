/** Idempotency key of a page's confirmation: a repetition with the same content has no further effect. */
import { spelling } from '../values/spelling.ts';
import type { World } from '../world.ts';

export interface Keyed {
  idempotencyKey: string;
}

const contentOf = ({ idempotencyKey: _key, ...content }: Keyed): string => spelling(content);

/** Returns what a request with this key made; a key is client text and may equal an object's built-in property. */
const knownKey = ({ keys }: World, key: string): World['keys'][string] | undefined =>
  Object.hasOwn(keys, key) ? keys[key] : undefined;

/** Compares a request with its key: new, repeated (with its result), or another one under a used key. */
export function lookUpKey(
  world: World,
  operation: string,
  input: Keyed,
): { state: 'new' } | { state: 'again'; made: string } | { state: 'conflict' } {
  const known = knownKey(world, input.idempotencyKey);
  if (known === undefined) return { state: 'new' };
  return known.operation === operation && known.content === contentOf(input)
    ? { state: 'again', made: known.made }
    : { state: 'conflict' };
}

export const rememberKey = (world: World, operation: string, input: Keyed, made: string): World => ({
  ...world,
  keys: { ...world.keys, [input.idempotencyKey]: { operation, content: contentOf(input), made } },
});

/** Returns the number of the record made under a key, if any. */
export const madeUnder = (world: World, key: string | undefined): string | undefined =>
  key === undefined ? undefined : knownKey(world, key)?.made;
