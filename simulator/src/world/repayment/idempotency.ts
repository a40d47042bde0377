/** A key that a page makes for one confirmation: sent again with the same content it does nothing more. */
import { spelling } from '../values/spelling.ts';
import type { World } from '../world.ts';

export interface Keyed {
  idempotencyKey: string;
}

const contentOf = ({ idempotencyKey: _key, ...content }: Keyed): string => spelling(content);

/** What a request under this key made; a key is a word of the client's, and may be the name of something that every object has. */
const knownKey = ({ keys }: World, key: string): World['keys'][string] | undefined =>
  Object.hasOwn(keys, key) ? keys[key] : undefined;

/** Whether a request is new, the very same again (with what it made), or another one under a used key. */
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

/** Number of what was made under a key, where anything was. */
export const madeUnder = (world: World, key: string | undefined): string | undefined =>
  key === undefined ? undefined : knownKey(world, key)?.made;
