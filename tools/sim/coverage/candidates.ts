/** Builds requests for an operation: its examples, and variants with names and values of this world. */
import type { Operation } from '#simulator/services/catalogue.ts';
import type { Schema } from '#tools/contract/document.ts';
import { isObject } from '#tools/object.ts';
import { inputSchema } from './enumerations.ts';
import { examplesOf } from './examples.ts';
import type { Pool } from './pool.ts';

export type Payload = Readonly<Record<string, unknown>>;

/** Changes every member of that name, at any depth. */
const replaced = (members: Payload, name: string, by: unknown): Payload =>
  Object.fromEntries(
    Object.entries(members).map(([key, part]) => [key, key === name ? by : replacedBelow(part, name, by)]),
  );

function replacedBelow(value: unknown, name: string, by: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => replacedBelow(item, name, by));
  return isObject(value) ? replaced(value, name, by) : value;
}

/** Returns the names of all scalar members, at any depth. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'object' && part !== null ? namesIn(part) : [key],
  );
}

/** Identifies a payload. The length of a file stands for its content, which may have ten megabytes. */
const keyOf = ({ fileContent = '', ...rest }: Payload): string =>
  JSON.stringify([rest, String(fileContent).length]);

/** Returns each payload once. */
export const unique = (payloads: readonly Payload[]): Payload[] => [
  ...new Map(payloads.map((payload) => [keyOf(payload), payload])).values(),
];

/** Returns the examples as the viewer's own portal would send them. */
export const examplesFor = (operation: Operation, product: string | null): Payload[] =>
  unique(
    examplesOf(operation).map((example) =>
      product === null ? example : replaced(example, 'productCode', product),
    ),
  );

/** Returns the examples with values of this world. @param count number of values of each name */
export function namedByPool(
  operation: Operation,
  product: string | null,
  pool: Pool,
  count: number,
): Payload[] {
  return unique(
    examplesFor(operation, product).flatMap((example) =>
      [...new Set(namesIn(example))]
        .filter((name) => pool.has(name) && name !== 'amount')
        .flatMap((name) =>
          pool.of(name, count).map((value) => withAmount(replaced(example, name, value), pool)),
        ),
    ),
  );
}

/** Reduces a payment to its first bill and the amount that this bill owes, as the page shows it. */
function withAmount(payload: Payload, pool: Pool): Payload {
  const { bills, amount } = payload;
  if (!Array.isArray(bills) || amount === undefined) return payload;
  const [first] = bills;
  const owed = pool.owedOf(first?.billNo);
  return { ...payload, bills: [first], ...(owed !== undefined && { amount: owed, owed }) };
}

/**
 * Returns variants with every documented value of every enumeration of the request, and variants that lack one optional
 * member each.
 * @param except names that keep their values
 */
export function everyValue(operation: Operation, base: Payload, except: readonly string[] = []): Payload[] {
  const schema = without(inputSchema(operation), except);
  const { required = [] } = schema;
  const shorter = Object.keys(base)
    .filter((name) => !required.includes(name))
    .map((name) => Object.fromEntries(Object.entries(base).filter(([key]) => key !== name)));
  return [...variants(schema, base).filter(isObject), ...shorter];
}

const without = (schema: Schema, names: readonly string[]): Schema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([name]) => !names.includes(name)),
  ),
});

/** Returns a copy of the document for each value of each enumeration. */
function variants({ enum: values, items, properties = {} }: Schema, value: unknown): unknown[] {
  if (values) return [...values];
  if (items) return variants(items, Array.isArray(value) ? value[0] : undefined).map((item) => [item]);
  const members = isObject(value) ? value : {};
  return Object.entries(properties).flatMap(([name, part]) =>
    variants(part, members[name]).map((changed) => ({ ...members, [name]: changed })),
  );
}

/** Returns requests that break the contract. */
export function invalid(operation: Operation, base: Payload): Payload[] {
  const { required = [] } = inputSchema(operation);
  const [first] = required;
  if (first === undefined) return [];
  return [Object.fromEntries(Object.entries(base).filter(([name]) => name !== first))];
}

const LARGE = 99_999_999;
/** Bytes of a file above the limit of an upload, 10 MB. */
const LARGE_FILE = 10_500_000;

/** Returns typical mistakes of a user: wrong amounts, codes, files and foreign names. */
export function wrongInputs(operation: Operation, base: Payload, pool: Pool): Payload[] {
  const { properties = {} } = inputSchema(operation);
  const stale = [...new Set([...Object.keys(properties), ...namesIn(base)])]
    .filter((name) => /(No|Id|pin|code)$/i.test(name) && name !== 'productCode')
    .map((name) => {
      const wrong = name === 'code' ? '000000' : 'X0000000000000';
      return { ...(name in properties && { [name]: wrong }), ...replaced(base, name, wrong) };
    });
  const files =
    'file' in base
      ? [
          { ...base, fileContent: '<html></html>' },
          { ...base, fileContent: `%PDF-1.7\n${' '.repeat(LARGE_FILE)}` },
        ]
      : [];
  return unique([...otherAmounts(base), ...stale, ...otherBills(base, pool), ...files]);
}

/** Returns variants with another amount to pay, or another amount owed. */
function otherAmounts(base: Payload): Payload[] {
  const { amount } = base;
  if (typeof amount !== 'number') return [];
  return [0.01, 1, amount / 2, LARGE].flatMap((value) => [
    { ...base, amount: value },
    { ...base, owed: value },
  ]);
}

/** Returns variants with up to twelve bills of this world at once, and with pairs of them. */
function otherBills(base: Payload, pool: Pool): Payload[] {
  if (!Array.isArray(base['bills'])) return [];
  const others = pool.of('billNo', 12).map((billNo) => ({ billNo }));
  const pairs = others.flatMap((one) => others.map((two) => [one, two])).slice(0, 60);
  return [others, ...pairs].map((bills) => ({ ...base, bills }));
}
