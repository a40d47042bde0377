/** Proposes rules for a first check.yaml, as comments, from the names and types of a schema. */
import { flattened } from '../contract/flattened.ts';
import { objectsOf } from '../contract/openapi/objects.ts';
import { typeOf } from '../contract/typeOf.ts';
import type { Operation, Schema } from '../contract/types.ts';
import { valueOf } from '../contract/valueOf.ts';

type Members = Readonly<Record<string, Schema>>;
type Schemas = Operation['schemas'];

/** Maximum number of schemas with proposed rules: each has one line. */
const MOST = 12;

/** Returns the lines below `rules:`; none without a likely rule. */
export function proposedRules(operations: readonly Operation[]): string[] {
  const found = new Map<string, string[]>();
  for (const operation of operations) {
    const { schemas } = operation;
    const shown = objectsOf(operation).map(({ schema }) => Object.keys(schema.properties ?? {}).join(' '));
    for (const [name, schema] of Object.entries(schemas)) {
      const { properties = {} } = flattened(schema, schemas);
      // A response shows the schema if one of its objects has the same members, two or more.
      const isShown = shown.includes(Object.keys(properties).join(' ')) && Object.keys(properties).length > 1;
      if (!isShown || found.has(name) || !/^\w+$/.test(name)) continue;
      const rules = [
        ...sums(properties, schemas),
        ...spans(properties, schemas),
        ...steps(properties, schemas),
        ...unique(properties, schemas),
        ...fixed(properties),
      ];
      if (rules.length > 0) found.set(name, rules);
    }
  }
  return [...found]
    .slice(0, MOST)
    .map(([name, rules]) => `${name}: [${rules.map((each) => `'${each}'`).join(', ')}]`);
}

const isNumber = (part: Schema = {}, schemas: Schemas = {}): boolean =>
  /^(number|integer)$/.test(typeOf(valueOf(part, schemas))) || valueOf(part, schemas).format === 'money';

/** Names of the amount of an item. */
const AMOUNT = /^(amount|total|price|sum|subtotal|line_?total)$/i;

/** `total = sum(lines.amount)`, for an object with a total and a single list. */
function sums(members: Members, schemas: Schemas): string[] {
  const totals = Object.keys(members).filter(
    (name) => /^(total|sum|amount)(_?(amount|price|cents))?$/i.test(name) && isNumber(members[name], schemas),
  );
  const [list, ...more] = Object.keys(members).filter(
    (name) => flattened(members[name] ?? {}, schemas).items,
  );
  const [total] = totals;
  if (list === undefined || total === undefined || more.length > 0) return [];
  const item = flattened(flattened(members[list] ?? {}, schemas).items ?? {}, schemas).properties ?? {};
  const [amount] = Object.keys(item).filter((name) => AMOUNT.test(name) && isNumber(item[name], schemas));
  return amount === undefined ? [] : [`${total} = sum(${list}.${amount})`];
}

const isTime = (part: Schema = {}, schemas: Schemas = {}): boolean =>
  /^date(-time)?$/.test(valueOf(part, schemas).format ?? '');

/** Names of the begin and of the end of a span. */
const ENDS: readonly (readonly [RegExp, RegExp])[] = [
  [/start|begin/i, /end|finish/i],
  [/^from|From$/, /^(to|until)|(To|Until)$/],
  [/check_?in|arriv/i, /check_?out|depart/i],
];

/** `checkOut >= checkIn`. */
const spans = (members: Members, schemas: Schemas): string[] =>
  ENDS.flatMap(([first, last]) => {
    const times = Object.keys(members).filter((name) => isTime(members[name], schemas));
    const [begin, end] = [first, last].map((each) => times.find((name) => each.test(name)));
    return begin === undefined || end === undefined ? [] : [`${end} >= ${begin}`];
  });

/** `status: draft -> paid -> shipped`, in the order of the enum. */
const steps = (members: Members, schemas: Schemas): string[] =>
  Object.entries(members).flatMap(([name, part]) => {
    const { enum: values = [] } = valueOf(part, schemas);
    const states = values.filter((each) => typeof each === 'string');
    return /^(status|state|phase)$/i.test(name) && states.length > 2
      ? [`${name}: ${states.join(' -> ')}`]
      : [];
  });

/** Names of members that only one resource may have. */
const ONCE = /^(e?mail|username|login|slug|sku|isbn|ean|iban|vin|(licen[cs]e_?)?plate(_?number)?|barcode)$/i;

/** `unique: email`. */
const unique = (members: Members, schemas: Schemas): string[] =>
  Object.entries(members).flatMap(([name, part]) =>
    ONCE.test(name) && typeOf(valueOf(part, schemas)) === 'string' ? [`unique: ${name}`] : [],
  );

/** `never changes: createdAt`. */
const fixed = (members: Members): string[] =>
  Object.keys(members)
    .filter((name) => /^created_?(at|on|time|date)?$/i.test(name))
    .map((name) => `never changes: ${name}`);
