/** The same request of somebody else: what a backend may want to be there once only is another. */
import { flattened } from '../contract/flattened.ts';
import type { Operation, Payload } from '../contract/types.ts';
import type { Validators } from '../contract/validators.ts';
import { isFreeText } from './members.ts';

/** By which people and things are told apart. */
const ONCE =
  /(^|_|[a-z])(name|title|login|code|slug|sku|handle|e?mail|plate|vin|isbn|ean|iban|barcode|serial|serial_?(no|number))$/i;

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
  const complaints = (each: Payload): number => validators.request(operation, each).length;
  const before = complaints(payload);
  return Object.entries(payload).reduce((made, [name, value]) => {
    const schema = flattened(properties[name] ?? {}, operation.schemas);
    const isOnce =
      (ONCE.test(name) || schema.format === 'email') && isFreeText(schema) && !operation.places?.[name];
    if (!isOnce || typeof value !== 'string' || value !== base[name]) return made;
    const others = [salted(value, salt, schema.maxLength), inPlace(value, salt)];
    const other = others.find((each) => each !== value && complaints({ ...made, [name]: each }) === before);
    return other === undefined ? made : { ...made, [name]: other };
  }, payload);
}

function salted(value: string, salt: string, maxLength = Infinity): string {
  const at = value.indexOf('@');
  const [before, after] = at < 0 ? [value, ''] : [value.slice(0, at), value.slice(at)];
  return `${before.slice(0, Math.max(0, maxLength - salt.length - after.length))}${salt}${after}`;
}

/** As long, and of the same characters at the same places: what has a pattern keeps it, from its end on. */
function inPlace(value: string, salt: string): string {
  const left = [...salt];
  const turned = [...value].toReversed().map((each) => {
    if (!/[\da-z]/i.test(each) || left.length === 0) return each;
    const digit = Number(left.pop());
    if (/\d/.test(each)) return String(digit);
    return String.fromCodePoint((/[a-z]/.test(each) ? 97 : 65) + digit);
  });
  return turned.toReversed().join('');
}
