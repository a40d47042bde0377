/**
 * Puts the ids of a record that was seen into a request, wherever the request has members for them. A record has an id under
 * names of members (`id`, `petId`) and under the path of its collection (`/pets`).
 */
import { isObject } from '../base/object.ts';
import { singular, squeezed } from '../base/words.ts';
import { collectionWord } from '../contract/collectionWord.ts';
import type { Operation, Payload } from '../contract/types.ts';

/** A relation to a resource (JSON:API): `relationships: { student: { data: { type, id } } }`. */
interface Identifier extends Payload {
  readonly type: string;
  readonly id: string;
}

/**
 * Returns a value with the ids of a record.
 *
 * @param sources names of members, and the names of the same values in the record
 * @param isWhole returns whether a list stays as it is, because all of its ids are known; not asked for a list within a list
 */
export function fill(
  value: unknown,
  record: Payload,
  sources: ReadonlyMap<string, string>,
  isWhole: (items: readonly unknown[]) => boolean = () => false,
): unknown {
  if (Array.isArray(value)) {
    if (isWhole(value)) return value;
    const filled = value.map((item) => fill(item, record, sources));
    // All objects of a list would get the same ids, so only the first one is kept.
    const isChanged = value.some((item, index) => typeof item === 'object' && !isSame(item, filled[index]));
    return isChanged ? filled.slice(0, 1) : filled;
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      if (name === 'relationships' && isObject(part)) return [name, related(part, record)];
      const source = sources.get(name);
      if (source === undefined) return [name, fill(part, record, sources, isWhole)];
      // A path (`/pets`) means ids of that collection only. Another source is a name of a member: then the same name counts too.
      const isKind = source.startsWith('/');
      const seen = record[source] ?? (isKind ? undefined : record[name]);
      const isList =
        Array.isArray(part) && part.length > 0 && part.every((each) => typeof each === typeof seen);
      // `patientIds: ['p-8', 'p-9']`: the seen id takes the place of the first one.
      if (isList && seen !== undefined)
        return [name, [seen, ...part.slice(1).filter((each) => each !== seen)]];
      const fits = typeof seen === typeof part && typeof part !== 'object';
      return [name, fits ? seen : fill(part, record, sources, isWhole)];
    }),
  );
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isIdentifier = (value: unknown): value is Identifier =>
  isObject(value) && typeof value['type'] === 'string' && typeof value['id'] === 'string';

/** Returns relationships with the ids of a record of their type. */
function related(value: unknown, record: Payload): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map((each) => related(each, record));
  if (isIdentifier(value)) return { ...value, id: idOfType(record, value) ?? value.id };
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, related(part, record)]));
}

/** Returns the id of a record under the path whose last word is the type: `/students` for `student` and `students`. */
export function idOfType(record: Payload, { type }: Identifier): string | undefined {
  const kind = Object.keys(record).find((name) => isOfType(name, type));
  return kind === undefined ? undefined : String(record[kind]);
}

/** Returns whether a name is a path whose last word is the type. */
const isOfType = (name: string, type: string): boolean =>
  name.startsWith('/') && wordOf(collectionWord({ name })) === wordOf(type);

const wordOf = (text: string): string => squeezed(singular(text.toLowerCase()));

/** Returns the resources that a request relates its own to. */
export const relatedIn = (request: Payload): Identifier[] =>
  identifiersIn(valuesAt(request, 'relationships'));

const identifiersIn = (value: unknown): Identifier[] => {
  if (isIdentifier(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(identifiersIn) : [];
};

/** Returns the ids of a kind in a request. @param names the path of the kind (`/patients`), and members with its ids (`patientId`) */
export const idsIn = (request: Payload, names: readonly string[]): unknown[] => [
  ...names.flatMap((name) => valuesAt(request, name).flat()),
  ...relatedIn(request).flatMap(({ type, id }) => (names.some((name) => isOfType(name, type)) ? [id] : [])),
];

/** Returns the members of a request whose lists hold ids: `playerIds`. `linked` maps such a name to itself. */
export function idListsIn(value: unknown, linked: Operation['linked']): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    linked[name] === name && Array.isArray(part) ? [name] : idListsIn(part, linked),
  );
}

/** Returns the values of all members with a name, at any depth. */
export function valuesAt(value: unknown, name: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([each, part]) => (each === name ? [part] : valuesAt(part, name)));
}

/** Returns the names of all scalar members, at any depth. */
export function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    typeof part === 'object' && part !== null ? namesIn(part) : [name],
  );
}
