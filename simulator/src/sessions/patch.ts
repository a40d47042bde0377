/** Describes the difference of two JSON values as a JSON value. Comparing shared references costs nothing. Pure. */
import { isObject } from '#tools/object.ts';

type Members = Readonly<Record<string, unknown>>;

/** A range of elements of the earlier array, one patched element, or a new element. */
type Segment =
  | readonly [start: number, length: number]
  | readonly [at: number, patch: Patch]
  | readonly [item: unknown];

/** `=`: another value. `o`: an object's changed and removed members. `a`: an array's segments. */
export type Patch =
  | readonly ['=', unknown]
  | readonly ['o', Readonly<Record<string, Patch>>, (readonly string[])?]
  | readonly ['a', readonly Segment[]];

/** @returns undefined if both are equal; an undefined member counts as missing */
export function diff(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return diffArrays(before, after);
  if (isObject(before) && isObject(after)) return diffObjects(before, after);
  return ['=', after];
}

function diffObjects(before: Members, after: Members): Patch | undefined {
  const changed: [string, Patch][] = [];
  for (const name of Object.keys(after)) {
    const value = after[name];
    if (value === undefined) continue;
    const was = Object.hasOwn(before, name) ? before[name] : undefined;
    const patch = was === undefined ? (['=', value] as const) : diff(was, value);
    if (patch) changed.push([name, patch]);
  }
  const removed = Object.keys(before).filter(
    (name) => before[name] !== undefined && (!Object.hasOwn(after, name) || after[name] === undefined),
  );
  if (changed.length === 0 && removed.length === 0) return undefined;
  const members = Object.fromEntries(changed);
  return removed.length > 0 ? ['o', members, removed] : ['o', members];
}

/**
 * Goes through the new elements in order. One that is in the earlier array (the same reference) is copied. One in the place of an
 * earlier element that is gone is a patch of that element. Any other is new.
 */
function diffArrays(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  const segments: (readonly unknown[])[] = [];
  /** Range of copied elements that the last segment can extend. */
  let run: [start: number, length: number] | undefined;
  /** Position in the earlier array after the last used element. */
  let next = 0;
  const copy = (at: number): void => {
    if (run && run[0] + run[1] === at) run[1] += 1;
    else segments.push((run = [at, 1]));
    next = at + 1;
  };
  const placeOf = finder(before);
  const staysAt = finder(after);
  for (const item of after) {
    if (next < before.length && before[next] === item) {
      copy(next);
      continue;
    }
    const at = isObject(item) ? placeOf(item) : -1;
    if (at >= 0) {
      copy(at);
      continue;
    }
    const other = before[next];
    const isPatchable = isObject(item) && isObject(other) && staysAt(other) < 0;
    if (!isPatchable) {
      segments.push([item]);
      run = undefined;
      continue;
    }
    const patch = diff(other, item);
    if (patch) {
      segments.push([next, patch]);
      run = undefined;
      next += 1;
    } else copy(next);
  }
  const isSame = run?.[0] === 0 && run[1] === before.length && segments.length === 1;
  const isEmpty = before.length === 0 && after.length === 0;
  return isSame || isEmpty ? undefined : ['a', segments as unknown as readonly Segment[]];
}

/** Up to this number, searching is faster than building a map. */
const FEW = 8;

/** Finds elements by identity, in linear total time. @returns -1 if there is none */
function finder(elements: readonly unknown[]): (wanted: object) => number {
  let searches = 0;
  let places: Map<unknown, number> | undefined;
  return (wanted) => {
    searches += 1;
    if (searches <= FEW) return elements.indexOf(wanted);
    places ??= new Map(elements.map((element, index) => [element, index]));
    return places.get(wanted) ?? -1;
  };
}

/** @throws if the patch does not fit the value */
export function patched(before: unknown, patch: Patch | undefined): unknown {
  if (patch === undefined) return before;
  if (patch[0] === '=') return patch[1];
  if (patch[0] === 'a' && Array.isArray(before)) return patchedArray(before, patch[1]);
  if (patch[0] === 'o' && isObject(before)) return patchedObject(before, patch[1], patch[2]);
  throw new Error(`a patch of the kind ${JSON.stringify(patch[0])} does not fit`);
}

function patchedObject(
  before: Members,
  changed: Readonly<Record<string, Patch>>,
  removed: readonly string[] = [],
): Members {
  const members = new Map(Object.entries(before));
  for (const name of removed) members.delete(name);
  for (const [name, patch] of Object.entries(changed)) members.set(name, patched(members.get(name), patch));
  return Object.fromEntries(members);
}

const patchedArray = (before: readonly unknown[], segments: readonly Segment[]): unknown[] =>
  segments.flatMap((segment): readonly unknown[] => {
    if (segment.length === 1) return segment;
    const [at, what] = segment;
    if (at >= before.length) throw new Error(`a patch of element ${at} does not fit`);
    return typeof what === 'number' ? before.slice(at, at + what) : [patched(before[at], what)];
  });
