/** The same request of somebody else: what a backend may want to be there once only is another. */
import { flattened } from '../contract/flattened.ts';
import type { Operation, Payload } from '../contract/types.ts';
import type { Validators } from '../contract/validators.ts';
import { isFreeText } from './members.ts';

/** By which people and things are told apart. */
const ONCE = /(^|_|[a-z])(name|title|login|code|slug|sku|handle|e?mail)$/i;

/** @param base what stands in it as it stands here is made another; all else is there on purpose */
export function unlike(
  operation: Operation,
  payload: Payload,
  {
    base,
    salt,
    validators,
  }: { readonly base: Payload; readonly salt: string; readonly validators: Validators },
): Payload {
  const { properties = {} } = flattened(operation.request, operation.schemas);
  const made = Object.fromEntries(
    Object.entries(payload).map(([name, value]) => {
      const schema = flattened(properties[name] ?? {}, operation.schemas);
      const isOnce =
        (ONCE.test(name) || schema.format === 'email') && isFreeText(schema) && !operation.places?.[name];
      if (!isOnce || typeof value !== 'string' || value !== base[name]) return [name, value];
      return [name, salted(value, salt, schema.maxLength)];
    }),
  );
  const complaints = (each: Payload): number => validators.request(operation, each).length;
  return complaints(made) === complaints(payload) ? made : payload;
}

function salted(value: string, salt: string, maxLength = Infinity): string {
  const at = value.indexOf('@');
  const [before, after] = at < 0 ? [value, ''] : [value.slice(0, at), value.slice(at)];
  return `${before.slice(0, Math.max(0, maxLength - salt.length - after.length))}${salt}${after}`;
}
