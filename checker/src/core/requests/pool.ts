/** Stores names and values that the target has shown (bill numbers, coupons, accounts), for meaningful requests. */
import { isObject } from '../base/object.ts';
import { timeOf } from '../base/timeOf.ts';
import { shownAs } from '../contract/freeText.ts';
import type { Resource, Operation, Payload } from '../contract/types.ts';
import { fill, idListsIn, idOfType, namesIn, relatedIn, valuesAt } from './fill.ts';
import { withOwnId } from './ownId.ts';

type Scalar = string | number;

/** Maximum number of values per name. */
const EACH = 40;

export class Pool {
  readonly #values = new Map<string, Set<Scalar>>();
  /** Records by content, since repeated reads of a list show the same ones. */
  readonly #records = new Map<string, Payload>();

  /**
   * Remembers every resource in a response: the scalars of each object, by the names of its members.
   *
   * @param kinds the kinds of resources in it: a pet's `id` is remembered as `petId` too
   */
  learn(document: unknown, kinds: readonly Resource[] = []): void {
    if (Array.isArray(document)) for (const item of document) this.learn(item, kinds);
    else if (isObject(document)) {
      // A nested resource is of another kind.
      const isOne = kinds.some(({ member }) => member in document);
      this.#learnObject(withOtherNames(document, kinds), isOne ? [] : kinds);
    }
  }

  /** Remembers the resources in a response of the operation, or in a part of it. */
  learnFrom({ roles = [], lists }: Operation, document: unknown): void {
    this.learn(document, [...roles.map(({ resource }) => resource), ...(lists ? [lists] : [])]);
  }

  #learnObject(members: Payload, kinds: readonly Resource[]): void {
    const scalars = Object.entries(members).filter(
      ([, value]) => typeof value === 'string' || typeof value === 'number',
    );
    for (const [name, value] of scalars) this.#add(name, value as Scalar);
    // An object of numbers only, such as a total and a page, is no resource.
    if (scalars.some(([, value]) => typeof value === 'string')) {
      const record = Object.fromEntries(scalars);
      this.#records.set(JSON.stringify(record), record);
    }
    for (const value of Object.values(members)) if (typeof value === 'object') this.learn(value, kinds);
  }

  #add(name: string, value: Scalar): void {
    const known = this.#values.get(name) ?? new Set();
    if (value !== '' && known.size < EACH) this.#values.set(name, known.add(value));
  }

  /** Returns the values seen under that name, in order. */
  of(name: string): readonly Scalar[] {
    return [...(this.#values.get(name) ?? [])];
  }

  /** Returns the days and moments seen under names that begin with a word: `createdAt` for `created`. */
  times(stem: string): string[] {
    return [...this.#values].flatMap(([name, values]) =>
      name.toLowerCase().replaceAll(/[_-]/g, '').startsWith(stem.replaceAll(/[_-]/g, ''))
        ? [...values]
            .filter((value) => typeof value === 'string')
            .filter((value) => !Number.isNaN(timeOf(value)))
        : [],
    );
  }

  /** Returns variants of a request with ids that were seen: each with those of one record. @param count maximum number of variants */
  filled(operation: Operation, request: Payload, count: number): Payload[] {
    const sources = new Map([...shownAs(operation), ...namedAs(operation)]);
    const lists = idListsIn(request, operation.linked);
    const ownNames = [...namesIn(request), ...lists].filter((name) => sources.get(name) === name);
    const kinds = Object.values(operation.named ?? {}).map(({ name }) => name);
    const related = relatedIn(request);
    // A number is an id only if a link of the contract says so.
    const hasId = (record: Payload, name: string): boolean =>
      typeof record[name] === 'string' || (name in operation.linked && name in record);
    const fitting = [...this.#records.values()].filter(
      (record) =>
        kinds.some((name) => name in record) ||
        ownNames.some((name) => hasId(record, name)) ||
        related.some((each) => idOfType(record, each) !== undefined),
    );
    const made = fitting.map((record, index) => {
      const ids = this.#withOtherIds(request, record, index, operation);
      // The first variant keeps lists whose items are known: a sum of one item proves little.
      const isWhole = (items: readonly unknown[]): boolean => index === 0 && this.#knowsAll(items, sources);
      return withOwnId(operation, fill(request, ids, sources, isWhole) as Payload);
    });
    return evenlyFrom(distinct(made), count);
  }

  /** Returns whether each of several items names resources, and all of them were seen. */
  #knowsAll(items: readonly unknown[], sources: ReadonlyMap<string, string>): boolean {
    const names = (item: unknown): string[] =>
      isObject(item)
        ? Object.keys(item).filter((name) => sources.get(name) === name && this.of(name).length > 0)
        : [];
    return (
      items.length > 1 &&
      items.every(
        (item) =>
          isObject(item) &&
          names(item).length > 0 &&
          names(item).every((name) => this.of(name).includes(item[name] as Scalar)),
      )
    );
  }

  /** Adds ids of other kinds to a record, because a request may name several: a booking has a patient and a practitioner. */
  #withOtherIds(request: Payload, record: Payload, index: number, { linked }: Operation): Payload {
    const others = namesIn(request).filter((name) => linked[name] === name && !(name in record));
    const unseen = others.flatMap((name) => {
      const known = this.of(name);
      const isShown = valuesAt(request, name).some((value) => known.includes(value as Scalar));
      return isShown || known.length === 0 ? [] : [[name, known[index % known.length]] as const];
    });
    return { ...Object.fromEntries(unseen), ...record };
  }
}

/** Adds the id under its other names: those in requests, and under the kind of the resource. */
const withOtherNames = (members: Payload, kinds: readonly Resource[]): Payload =>
  kinds.reduce((all, { name, as, also = [], member, single }) => {
    if (single || !(member in members)) return all;
    const others = [as, ...also].filter((each) => !(each in members));
    return { ...all, ...Object.fromEntries([...others, name].map((each) => [each, members[member]])) };
  }, members);

/** Names of ids that any kind of resource may have. */
const COMMON_ID_NAMES = /^(id|uuid|key|no|nr|number|code|name|slug)$/i;

/** Returns the names under which path parameters are remembered, if their own names are ambiguous. */
const namedAs = ({ named = {} }: Operation): [string, string][] =>
  Object.entries(named).flatMap(([parameter, { name }]) =>
    COMMON_ID_NAMES.test(parameter) ? [[parameter, name]] : [],
  );

/** Removes repeated payloads. */
export const distinct = (payloads: readonly Payload[]): Payload[] => [
  ...new Map(payloads.map((payload) => [JSON.stringify(payload), payload])).values(),
];

/** Returns the first item, the last one and some between at equal distances. */
function evenlyFrom<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length <= count) return [...items];
  const step = (items.length - 1) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, index) => items[Math.round(index * step)]!);
}
