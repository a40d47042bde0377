/** Values that a step keeps: finds them in its response by a pointer, and fills them into later steps. */
import { createHash } from 'node:crypto';
import { isObject, memberOf } from './object.ts';

/** The values that earlier steps kept, by name. */
export type KeptValues = Readonly<Record<string, unknown>>;

/** Thrown if a step refers to a missing value. */
export class MissingValue extends Error {
  override readonly name = 'MissingValue';
}

/**
 * Replaces each text `$name` with the kept value, and `$key.name` with an idempotency key.
 *
 * @param salt makes the keys of one run differ from those of another
 * @throws MissingValue for a name without a kept value
 */
export function withKeptValues(value: unknown, kept: KeptValues, salt: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withKeptValues(item, kept, salt));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, withKeptValues(part, kept, salt)]),
    );
  return typeof value === 'string' && value.startsWith('$') ? named(value.slice(1), kept, salt) : value;
}

function named(name: string, kept: KeptValues, salt: string): unknown {
  const [head = '', ...path] = name.split('.');
  if (head === 'key') return keyOf(path.join('.'), salt);
  const found = path.reduce<unknown>(memberOf, kept[head]);
  if (found === undefined) throw new MissingValue(`nothing was kept as $${name}`);
  return found;
}

/** Returns an idempotency key that is the same in a replay and different in another run. */
const keyOf = (name: string, salt: string): string =>
  createHash('sha256').update(`${salt} ${name}`).digest('hex').slice(0, 20);

/**
 * Returns the part of a document at a pointer whose segments may select an item:
 * `/list[cycle=5107,periods=1]/billNo`.
 */
export function partAt(document: unknown, pointer: string): unknown {
  return pointer.split('/').slice(1).reduce(step, document);
}

function step(value: unknown, segment: string): unknown {
  const match = /^([^[]*)\[([^\]]*)\]$/.exec(segment);
  if (!match) return memberOf(value, segment);
  const [, name = '', conditions = ''] = match;
  const list = name === '' ? value : memberOf(value, name);
  const wanted = conditions.split(',').map((condition) => condition.split('='));
  const fits = (item: unknown): boolean =>
    isObject(item) && wanted.every(([member = '', text = '']) => String(item[member]) === text);
  return Array.isArray(list) ? list.find(fits) : undefined;
}
