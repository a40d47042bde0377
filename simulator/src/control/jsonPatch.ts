/** Differences of JSON documents as operations of RFC 6902: `add`, `remove` and `replace`. Pure. */
import { isDeepStrictEqual } from 'node:util';
import { isObject } from '#tools/object.ts';
import { fromPointer, toPointer } from '../json/pointer.ts';

export interface JsonChange {
  readonly op: 'add' | 'remove' | 'replace';
  /** JSON pointer. */
  readonly path: string;
  readonly value?: unknown;
}

/** An operation that does not fit the document. */
export class BadChange extends Error {
  override readonly name = 'BadChange';
  /** Index of the operation, from 0. */
  readonly index: number;
  constructor(index: number, message: string) {
    super(message);
    this.index = index;
  }
}

/** @returns operations that turn one document into the other; an undefined member counts as missing */
export function changesBetween(before: unknown, after: unknown, path = ''): JsonChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return changesOfArray(before, after, path);
  if (isObject(before) && isObject(after)) return changesOfObject(before, after, path);
  return [{ op: 'replace', path, value: after }];
}

function changesOfObject(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  path: string,
): JsonChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name): JsonChange[] => {
    const at = path + toPointer([name]);
    const [was, is] = [before[name], after[name]];
    if (is === undefined) return was === undefined ? [] : [{ op: 'remove', path: at }];
    return was === undefined ? [{ op: 'add', path: at, value: is }] : changesBetween(was, is, at);
  });
}

/** Keeps the common beginning and end of two lists; compares the rest element by element. */
function changesOfArray(before: readonly unknown[], after: readonly unknown[], path: string): JsonChange[] {
  let start = 0;
  while (start < before.length && start < after.length && isDeepStrictEqual(before[start], after[start]))
    start += 1;
  let [endBefore, endAfter] = [before.length, after.length];
  while (
    endBefore > start &&
    endAfter > start &&
    isDeepStrictEqual(before[endBefore - 1], after[endAfter - 1])
  ) {
    endBefore -= 1;
    endAfter -= 1;
  }
  const shared = Math.min(endBefore, endAfter) - start;
  // A longer list that shares neither its beginning nor its end grew in front, as a list that is sorted newest first. Its
  // elements are paired from the end; those of other lists are paired from the start.
  const sharesNoEdge = start === 0 && endBefore === before.length;
  const growsInFront = sharesNoEdge && after.length > before.length;
  const added = Math.max(0, endAfter - endBefore);
  const removed = Math.max(0, endBefore - endAfter);
  const from = growsInFront ? added : 0;
  const at = (index: number): string => `${path}/${index}`;
  return [
    ...Array.from({ length: removed }, (): JsonChange => ({ op: 'remove', path: at(start + shared) })),
    ...Array.from({ length: added }, (_, index): JsonChange => {
      const place = growsInFront ? start + index : start + shared + index;
      return { op: 'add', path: at(place), value: after[place] };
    }),
    ...Array.from({ length: shared }, (_, index) => {
      const place = start + from + index;
      return changesBetween(before[start + index], after[place], at(place));
    }).flat(),
  ];
}

/** Returns the document after the operations; unchanged parts stay shared. @throws BadChange */
export const withChanges = (document: unknown, changes: readonly JsonChange[]): unknown =>
  changes.reduce<unknown>(
    (before, change, index) => withChange(before, fromPointer(change.path), change, index),
    document,
  );

function withChange(
  target: unknown,
  [name = '', ...deeper]: readonly string[],
  change: JsonChange,
  index: number,
): unknown {
  const refuse = () => new BadChange(index, `${change.path} 不在世界里`);
  if (Array.isArray(target)) {
    const end = deeper.length === 0 && change.op === 'add' ? target.length : target.length - 1;
    const at = /^\d+$/.test(name) ? Number(name) : Number.NaN;
    if (!(at <= end)) throw refuse();
    if (deeper.length > 0) return target.with(at, withChange(target[at], deeper, change, index));
    if (change.op === 'replace') return target.with(at, change.value);
    return change.op === 'add' ? target.toSpliced(at, 0, change.value) : target.toSpliced(at, 1);
  }
  if (!isObject(target)) throw refuse();
  const members = new Map(Object.entries(target));
  if (!members.has(name) && (deeper.length > 0 || change.op !== 'add')) throw refuse();
  if (deeper.length > 0) members.set(name, withChange(members.get(name), deeper, change, index));
  else if (change.op === 'remove') members.delete(name);
  else members.set(name, change.value);
  // A member named __proto__ becomes a plain member, not a prototype.
  return Object.fromEntries(members);
}
