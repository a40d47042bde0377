import { numberOf } from '../../../core/base/numberOf.ts';
import { isObject } from '../../../core/base/object.ts';
import { flattened } from '../../../core/contract/flattened.ts';
import { objectOf } from '../../../core/contract/openapi/paging.ts';
import { typeOf } from '../../../core/contract/typeOf.ts';
import type { Operation, Payload, Schema } from '../../../core/contract/types.ts';
import type { Check } from '../../../core/judging/check.ts';
import { objectCheck, type Rule } from '../../prose/objectCheck.ts';

/**
 * An order is the sum of its lines, and a line is its price times its quantity. Skips objects with members that could change an
 * amount.
 */
export const linesAddUp: Check = objectCheck(
  {
    id: 'lines-add-up',
    title: 'a total is the sum of its lines, and a line is its price times its quantity',
  },
  (schema, operation) => [...lineRules(schema, operation), ...totalRules(schema, operation)],
);

/** `totalAmount`, `line_total`, `subtotalCents`. */
const AMOUNT =
  /^(line_?)?(amount|total|sum|subtotal|total_?(amount|price)|line_?(total|amount|sum))(_?(cents|fen|eur|usd|cny))?$/i;
/** `unitPrice`, `price_cents`. */
const PRICE = /^(unit_?)?(price|amount|cost)(_?(cents|fen|eur|usd|cny))?$/i;
const QUANTITY = /^(quantity|qty)$/i;
/** Names of members that can be part of an amount or exclude a line from it. */
const CHANGES =
  /discount|rebate|gross|coupon|shipping|freight|deposit|percent|charge|credit|paid|refund|promo|reduc|rounding|折|税|运费/i;
/** The same as whole words of a name: `taxRate`, but not `taxonomy`. */
const CHANGES_AS_WORD =
  /^(tax(es)?|vat|fees?|net|tips?|rate|stat(e|us)|cancell?ed|voided?|optional|included|active)$/i;
const changes = (name: string): boolean =>
  CHANGES.test(name) || name.split(/_|(?<=[a-z])(?=[A-Z])/).some((word) => CHANGES_AS_WORD.test(word));

/** Members with a number, also as text. */
const numbersIn = ({ properties = {} }: Schema, { schemas }: Operation): string[] =>
  Object.keys(properties).filter((name) => {
    const schema = flattened(properties[name] ?? {}, schemas);
    return (
      /^(number|integer)$/.test(typeOf(schema)) ||
      (schema.type === 'string' && !schema.enum && !schema.format)
    );
  });

/** Returns the name if it is the only one: with two, it is unclear which one is meant. */
const only = (names: readonly string[]): string | undefined => (names.length === 1 ? names[0] : undefined);

/** Currency unit in the name. A total and its lines must have the same one, such as cents. */
const unitOf = (name: string): string => /_?(cents|fen|eur|usd|cny)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** Rules for an object with one price, one quantity and one amount. */
function lineRules(schema: Schema, operation: Operation): Rule[] {
  const names = numbersIn(schema, operation);
  const quantity = only(names.filter((name) => QUANTITY.test(name)));
  // A bare `amount` may also be the price, so a clearer name comes first.
  const amount =
    only(names.filter((name) => AMOUNT.test(name) && !PRICE.test(name))) ??
    only(names.filter((name) => /^(line_?)?amount/i.test(name)));
  const price = only(names.filter((name) => PRICE.test(name) && name !== amount));
  const mayDiffer = Object.keys(schema.properties ?? {}).some(changes);
  if (!quantity || !amount || !price || mayDiffer || unitOf(price) !== unitOf(amount)) return [];
  return [
    {
      name: amount,
      complaint: (thing) => {
        const [shown, each = Number.NaN, times = Number.NaN] = [amount, price, quantity].map((name) =>
          numberOf(thing[name]),
        );
        return isOff(shown, each * times)
          ? `${amount} is ${String(thing[amount])} with ${price} ${String(thing[price])} and ${quantity} ${String(thing[quantity])}`
          : undefined;
      },
    },
  ];
}

/** `lines`, `orderItems`, `positions`. */
const LINES = /^(lines?|items?|(order|invoice|cart|basket|bill)_?(lines?|items?)|positions?|details?)$/i;

/** Rules for an object with one list of lines, one amount in each line, and one total. */
function totalRules(schema: Schema, operation: Operation): Rule[] {
  const { properties = {} } = schema;
  const { schemas } = operation;
  const list = only(
    Object.keys(properties).filter((name) => typeOf(objectOf(properties[name] ?? {}, schemas)) === 'array'),
  );
  const item =
    list === undefined ? {} : objectOf(objectOf(properties[list] ?? {}, schemas).items ?? {}, schemas);
  const total = only(numbersIn(schema, operation).filter((name) => AMOUNT.test(name)));
  const amounts = numbersIn(item, operation);
  const amount = only(amounts.filter((name) => AMOUNT.test(name)));
  // The times of an order, and its own `status`, do not change its amounts; the `status` of a line may.
  const beside = Object.keys(properties).filter((name) => !/^status$|(At|_at|On|_on|Date|_date)$/.test(name));
  const names = [...beside, ...Object.keys(item.properties ?? {})];
  if (!list || !LINES.test(list) || !total || !amount || unitOf(total) !== unitOf(amount)) return [];
  const mayCountItems =
    operation.paging?.show.list === list || (total === 'total' && isWhole(properties[total], operation));
  if (names.some(changes) || mayCountItems || isCount(item)) return [];
  return [
    {
      name: total,
      complaint: (thing) => {
        const sum = sumOf(thing[list], amount);
        return isOff(numberOf(thing[total]), sum)
          ? `${total} is ${String(thing[total])}, and the ${amount} of its ${list} make ${Math.round(sum * 100) / 100}`
          : undefined;
      },
    },
  ];
}

const isWhole = (part: Schema = {}, { schemas }: Operation): boolean =>
  typeOf(flattened(part, schemas)) === 'integer';

/** The items name a product and no price, so their amount is a number of pieces. */
const isCount = ({ properties = {} }: Schema): boolean =>
  Object.keys(properties).some((name) => /sku|product|article|item|part|code|name/i.test(name)) &&
  !Object.keys(properties).some((name) => PRICE.test(name) && !/amount/i.test(name));

const sumOf = (list: unknown, member: string): number =>
  Array.isArray(list)
    ? list.reduce(
        (sum: number, item: unknown) =>
          sum + (isObject(item) ? numberOf((item as Payload)[member]) : Number.NaN),
        0,
      )
    : Number.NaN;

/** Allows for rounding in each line. */
const TOLERANCE = 0.05;

/** Returns whether both numbers are known and differ. */
const isOff = (shown = Number.NaN, made = Number.NaN): boolean =>
  !Number.isNaN(shown) && !Number.isNaN(made) && Math.abs(shown - made) > TOLERANCE;
