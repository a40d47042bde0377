import { flattened } from '../../../core/contract/flattened.ts';
import { typeOf } from '../../../core/contract/typeOf.ts';
import type { Operation, Payload, Schema } from '../../../core/contract/types.ts';
import type { Check } from '../../../core/judging/check.ts';
import { objectCheck, type Rule } from '../../prose/objectCheck.ts';

/** The counts in `{ open, closed, total }` add up to the total, if open and closed are the only states. */
export const partsAddUp: Check = objectCheck(
  { id: 'parts-add-up', title: 'the counts of all states add up to the total' },
  (schema, operation): Rule[] => {
    const names = countsIn(schema, operation);
    const total = names.find((name) => /^(total|all)(_?count)?$/i.test(name));
    const parts = names.filter((name) => name !== total);
    if (total === undefined || parts.length < 2 || !statesIn(operation).has(keyOf(parts))) return [];
    return [{ name: total, complaint: (thing) => complaintOf(thing, total, parts) }];
  },
);

/** `id`, `pet_id`, `petId`, `petID`; not `paid` or `unpaid`. */
const IS_ID = /^id$|_id$|(^|[a-z\d])I[dD]$/;

const countsIn = ({ properties = {} }: Schema, { schemas }: Operation): string[] =>
  Object.keys(properties).filter(
    (name) => typeOf(flattened(properties[name] ?? {}, schemas)) === 'integer' && !IS_ID.test(name),
  );

const plain = (text: unknown): string =>
  String(text)
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '');
/** The same key for the same names in any order and notation: `in_progress` is `inProgress`. */
const keyOf = (names: readonly unknown[]): string => names.map(plain).toSorted().join(' ');

/** The enum values of each schema, as keys. */
const statesIn = ({ schemas }: Operation): ReadonlySet<string> =>
  new Set(
    Object.values(schemas).flatMap((schema) => [
      ...(schema.enum ? [keyOf(schema.enum)] : []),
      ...Object.values(schema.properties ?? {}).flatMap((part) => (part.enum ? [keyOf(part.enum)] : [])),
    ]),
  );

function complaintOf(thing: Payload, total: string, parts: readonly string[]): string | undefined {
  const [all, ...counts] = [total, ...parts].map((name) => thing[name]);
  if (typeof all !== 'number' || !counts.every((count) => typeof count === 'number')) return undefined;
  const sum = counts.reduce<number>((made, count) => made + Number(count), 0);
  return sum === all
    ? undefined
    : `${total} is ${all}, and ${parts.map((name) => `${name} ${String(thing[name])}`).join(', ')} make ${sum}`;
}
