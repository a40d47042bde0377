import { fromPointer } from '../json/pointer.ts';

/** Returns the new value; undefined removes the member. */
type Change = (value: unknown) => unknown;

/**
 * Returns a copy of a document with the value at a JSON pointer changed. In the pointer, `*` is every item of a list.
 * If the document has no value there, nothing changes.
 */
export const edited = (document: unknown, pointer: string, change: Change): unknown =>
  editedAt(document, fromPointer(pointer), change);

function editedAt(value: unknown, [step, ...rest]: readonly string[], change: Change): unknown {
  if (step === undefined) return change(value);
  if (Array.isArray(value)) return value.map((item) => (step === '*' ? editedAt(item, rest, change) : item));
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return value;
  const members = value as Readonly<Record<string, unknown>>;
  return { ...members, [step]: editedAt(members[step], rest, change) };
}

/** Adds members to an object. */
export const addMembers =
  (more: Readonly<Record<string, unknown>>): Change =>
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value, ...more } : value;

/** Removes the value. */
export const removeValue: Change = () => undefined;

/** Changes texts only. */
export const text =
  (change: (value: string) => unknown): Change =>
  (value) =>
    typeof value === 'string' ? change(value) : value;

/** Changes numbers only. */
export const number =
  (change: (value: number) => unknown): Change =>
  (value) =>
    typeof value === 'number' ? change(value) : value;
