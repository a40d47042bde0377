import { numberOf } from '../../../core/base/numberOf.ts';
import { descriptionOf } from '../../../core/contract/descriptionOf.ts';
import { flattened } from '../../../core/contract/flattened.ts';
import { dataOf } from '../../../core/contract/openapi/dataOf.ts';
import { listIn, objectOf } from '../../../core/contract/openapi/paging.ts';
import { typeOf } from '../../../core/contract/typeOf.ts';
import type { Operation, Payload, Schema } from '../../../core/contract/types.ts';
import type { Check } from '../../../core/judging/check.ts';
import { itemsOf } from '../../../core/judging/items.ts';
import { resourceOf } from '../../../core/judging/resource.ts';
import { partOf } from '../../../core/requests/paging.ts';
import { isAllOf } from '../../../core/requests/wholeList.ts';

/** Compares `sumCents` or `averageCents` with the `feeCents` of all items. Requires the whole list, without a filter. */
export const listSum: Check = {
  id: 'list-sum',
  title: 'a sum beside a list is the sum of its items',
  judge: ({ operation, payload, verdict }) => {
    const sums = operation.answers && operation.effect === 'read' && verdict.success ? sumsIn(operation) : [];
    const items = sums.length === 0 ? undefined : itemsOf(operation, verdict);
    const data = resourceOf(operation, verdict.data);
    if (!items || isNarrowed(operation, payload) || !isAllOf(operation, payload, data, items)) return [];
    return sums.flatMap(({ place, member, by }) => {
      const [shown, values] = [numberOf(partOf(data, place)), items.map((item) => numberOf(item[member]))];
      const sum = values.reduce((total, value) => total + value, 0);
      const wanted = by === 'sum' ? sum : sum / values.length;
      if (Number.isNaN(shown) || !Number.isFinite(wanted)) return [];
      if (Math.abs(shown - wanted) <= TOLERANCE[by]) return [];
      return [
        {
          message: `${place} is ${shown}, and ${member} of the ${items.length} listed makes ${round(wanted)}`,
          pointer: place,
        },
      ];
    });
  },
};

/** A sum may differ by rounding in its items. A mean may be rounded to a whole number. */
const TOLERANCE = { sum: 0.05, mean: 1 } as const;

/** The request filters the list. The contract does not say whether a sum covers the filtered items or all of them. */
function isNarrowed({ paging, cursor, places = {} }: Operation, payload: Payload): boolean {
  const parts = [paging?.ask.page, paging?.ask.size, cursor?.ask, cursor?.size];
  return Object.keys(payload).some((name) => !parts.includes(name) && places[name]?.in !== 'path');
}

interface Sum {
  /** The number's member, also in an object beside the list: `summary/totalCents`. */
  readonly place: string;
  /** The member of each item that it sums up. */
  readonly member: string;
  readonly by: 'sum' | 'mean';
}

const sumsByOperation = new WeakMap<Operation, readonly Sum[]>();

function sumsIn(operation: Operation): readonly Sum[] {
  const found = sumsByOperation.get(operation) ?? findSums(operation);
  sumsByOperation.set(operation, found);
  return found;
}

function findSums(operation: Operation): Sum[] {
  const { schemas } = operation;
  const data = objectOf(dataOf(operation), schemas);
  const { properties: shown = {} } = listIn(data, schemas)?.item ?? {};
  const numbers = Object.keys(shown).filter((name) => isNumber(shown[name] ?? {}, operation));
  const hasStates = Object.values(shown).some((each) => flattened(each, schemas).enum !== undefined);
  const all = membersBeside(data, schemas);
  const beside = all.filter(([, part]) => isNumber(part, operation)).map(([place]) => place);
  return all.flatMap(([place, part]): Sum[] => {
    const [, word = '', rest = ''] = NAMED.exec(lastName(place)) ?? [];
    if (rest === '' || !isNumber(part, operation)) return [];
    const description = descriptionOf(part, operation);
    // Cancelled items may be left out of the sum, unless the description says that it covers all.
    const mayLeaveOut = PARTLY.test(description) || (hasStates && !COVERS_ALL.test(description));
    const member = summedMember(rest, numbers);
    if (mayLeaveOut || member === undefined) return [];
    if (ADDS.test(description) || mayAdd(place, rest, beside)) return [];
    if (PER_PIECE.test(member) && numbers.some((name) => PIECES.test(name))) return [];
    return [{ place, member, by: /^(sum|total)/i.test(word) ? 'sum' : 'mean' }];
  });
}

/** The members of the response, and those of its objects: `total`, `summary/totalCents`. */
const membersBeside = (data: Schema, schemas: Operation['schemas']): [string, Schema][] =>
  Object.entries(data.properties ?? {}).flatMap(([name, part]): [string, Schema][] => [
    [name, part],
    ...Object.entries(objectOf(part, schemas).properties ?? {}).map(([each, own]): [string, Schema] => [
      `${name}/${each}`,
      own,
    ]),
  ]);

/** The item's number that a sum is named after: `totalCents` after `cents`, or after the only name that ends so, `feeCents`. */
function summedMember(rest: string, numbers: readonly string[]): string | undefined {
  const exact = numbers.filter((name) => plain(name) === plain(rest));
  const longer = numbers.filter((name) => plain(name).endsWith(plain(rest)));
  const [member, ...others] = exact.length > 0 ? exact : longer;
  return others.length > 0 ? undefined : member;
}

/** Names of sums and averages. `totalCount` is the number of items. */
const NAMED =
  /^(sum|total|average|avg|mean)_?(?:of_?)?(?!count|items|elements|pages|records|results|size|num|rows)([a-z]\w+)$/i;

/** Words for a sum of some items. */
const PARTLY =
  /\bonly\b|exclud|without|except|\bpaid\b|\bopen\b|complet|active|of the page|on this page|不含|本页/i;

/** Words for a sum of more than the items: `lodging plus all extras`, `with shipping`, `less the discount`. */
const ADDS =
  /\bplus\b|\bminus\b|\band\b|\bwith\b(?! (?:\w+ )?(?:decimals?|digits?))|\bless\b|\binclu|\badded to\b|[+−]|加|减|含|与|和/i;

/**
 * Returns whether another number beside the sum has the same unit, so that it may be a part of it: `lodging_cents` of
 * `total_cents`. Another sum is none.
 */
function mayAdd(place: string, rest: string, beside: readonly string[]): boolean {
  const own = place.slice(0, -lastName(place).length);
  return beside.some((each) => {
    const name = lastName(each);
    return each === own + name && !NAMED.test(name) && plain(name).endsWith(plain(rest));
  });
}

/** `price` and `unit_cost` count for one piece: the sum may multiply them by `quantity`. */
const PER_PIECE = /price|rate|unit|each|per_?[a-z]/i;
const PIECES =
  /qty|quantit|count|number|pieces|units|copies|hours|days|nights|weeks|persons|people|guests|seats|weight|_?(kg|km)$/i;

const COVERS_ALL = /\ball\b|every|whole|全部|所有/i;

const lastName = (place: string): string => place.slice(place.lastIndexOf('/') + 1);

const plain = (text: string): string => text.toLowerCase().replaceAll('_', '');

/** A number, or an amount as text: with the format `money`, or with a pattern of digits. */
function isNumber(part: Schema, { schemas }: Operation): boolean {
  const schema = flattened(part, schemas);
  const hasDigits =
    schema.type === 'string' && schema.pattern !== undefined && /\[0-9\]|\\d/.test(schema.pattern);
  return /^(integer|number)$/.test(typeOf(schema)) || hasDigits || schema.format === 'money';
}

const round = (value: number): number => Math.round(value * 100) / 100;
