/** Makes lists of two items for both sides of a booking, debit and credit: the same amount for different resources. */
import { flattened } from '../contract/flattened.ts';
import type { Operation, Payload } from '../contract/types.ts';
import { inBody } from './inBody.ts';
import type { Pool } from './pool.ts';

/** The values of the member that tells the sides apart. */
const SIDES = /^(debits?|credits?|dr|cr)$/i;
/** Maximum number of pairs, to spare the backend. */
const PAIRS = 6;

/** Returns requests whose two items name two resources that were seen. */
export const requestsForBothSides = (operation: Operation, base: Payload, pool: Pool): Payload[] =>
  inBody(operation, base, (inner, body) => withSides(inner, body, pool));

function withSides({ request, schemas }: Operation, base: Payload, pool: Pool): Payload[] {
  return Object.entries(flattened(request, schemas).properties ?? {}).flatMap(([name, part]) => {
    const { items } = flattened(part, schemas);
    const members = flattened(items ?? {}, schemas).properties ?? {};
    const [side] = Object.keys(members).filter((each) => {
      const { enum: values = [] } = flattened(members[each] ?? {}, schemas);
      return values.length === 2 && values.every((value) => SIDES.test(String(value)));
    });
    const [first] = Array.isArray(base[name]) ? (base[name] as Payload[]) : [];
    if (side === undefined || !first) return [];
    const sides = flattened(members[side] ?? {}, schemas).enum ?? [];
    const names = Object.keys(members).filter((each) => each !== side && pool.of(each).length > 1);
    const pairs = names.flatMap((each) => pairsOf(pool.of(each)).map((pair) => ({ each, pair })));
    return pairs.slice(0, PAIRS).map(({ each, pair }) => ({
      ...base,
      [name]: sides.map((value, at) => ({ ...first, [side]: value, [each]: pair[at] })),
    }));
  });
}

const pairsOf = <Value>(values: readonly Value[]): [Value, Value][] =>
  values.flatMap((one, at) => values.slice(at + 1).map((other): [Value, Value] => [one, other]));
