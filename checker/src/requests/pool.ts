/** Names and values that the target has shown: bill numbers, coupons, accounts. Requests made of them mean something. */
import type { Payload } from '../contract/types.ts';
import { isObject } from '../object.ts';

type Scalar = string | number;

const EACH = 40;

/** Members that name a thing, or say how much of it there is. */
const NAMING =
  /(No|Id|Pin|Month|month|owed|amount|Amount|Level|phone|Version|Code|Type|Date)$|^(jdpin|pin|file)$/;

/** Members that are asked for by another name than they are shown with. */
const ALIASES: Readonly<Record<string, string>> = {
  repayBillNo: 'billNo',
  loginPin: 'jdpin',
  pin: 'jdpin',
  amount: 'owed',
};

/** What needs no record of its own to be asked for. */
const EVERYWHERE = new Set(['productCode', 'code']);

export class Pool {
  readonly #values = new Map<string, Set<Scalar>>();
  readonly #records: Payload[] = [];

  /** Remembers every thing in an answer: the scalars of each object, by the names of its members. */
  learn(document: unknown): void {
    if (Array.isArray(document)) for (const item of document) this.learn(item);
    else if (isObject(document)) this.#learnObject(document);
  }

  #learnObject(members: Payload): void {
    const scalars = Object.entries(members).filter(
      ([, value]) => typeof value === 'string' || typeof value === 'number',
    );
    for (const [name, value] of scalars) this.#add(name, value as Scalar);
    if (scalars.some(([name]) => NAMING.test(name))) this.#records.push(Object.fromEntries(scalars));
    for (const value of Object.values(members)) if (typeof value === 'object') this.learn(value);
  }

  #add(name: string, value: Scalar): void {
    const known = this.#values.get(name) ?? new Set();
    if (value !== '' && known.size < EACH) this.#values.set(name, known.add(value));
  }

  /** What was seen under that name, in the order of seeing. */
  of(name: string): readonly Scalar[] {
    return [...(this.#values.get(name) ?? this.#values.get(ALIASES[name] ?? name) ?? [])];
  }

  /** The request asking for things that were seen: each time those of one record. @param count how many at most */
  filled(request: Payload, count: number): Payload[] {
    const names = namesIn(request).filter((name) => !EVERYWHERE.has(name) && NAMING.test(name));
    const fitting = this.#records.filter((record) =>
      names.some((name) => valueIn(record, name) !== undefined && name !== 'amount'),
    );
    const made = fitting.map((record) => fill(request, record) as Payload);
    return spread(distinct(made), count);
  }
}

const valueIn = (record: Payload, name: string): unknown => {
  const alias = ALIASES[name];
  return (alias !== undefined ? record[alias] : undefined) ?? record[name];
};

function fill(value: unknown, record: Payload): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map((item) => fill(item, record));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const seen = EVERYWHERE.has(name) || !NAMING.test(name) ? undefined : valueIn(record, name);
      return [name, typeof seen === typeof part && typeof part !== 'object' ? seen : fill(part, record)];
    }),
  );
}

/** Names of all scalar members, at any depth. */
export function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    typeof part === 'object' && part !== null ? namesIn(part) : [name],
  );
}

export const distinct = (payloads: readonly Payload[]): Payload[] => [
  ...new Map(payloads.map((payload) => [JSON.stringify(payload), payload])).values(),
];

/** The first, the last and some between. */
function spread<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length <= count) return [...items];
  const step = (items.length - 1) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, index) => items[Math.round(index * step)]!);
}
