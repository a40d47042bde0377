/** Compares two lists around one write. The write must not create twice, or remove or change others; a refused one creates none. */
import { isDeepStrictEqual } from 'node:util';
import type { Payload, Resource } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { scalarsIn } from './facts.ts';
import { contradiction, type Contradiction, type TrackedResource } from './trackedResource.ts';

export interface Listing {
  readonly sent: Sent;
  readonly items: readonly Payload[];
  /** The ids of the items. */
  readonly names: readonly string[];
  /** Number of writes that had succeeded by then. */
  readonly writes: number;
  /** False if the response is one page of several. */
  readonly whole: boolean;
  /** True if it is whole, and no parameter filters or sorts it. */
  readonly isComplete: boolean;
  /** The first refused write since then. */
  refused: Sent | undefined;
}

/** The state of the tracked resources at the moment of the later list. */
export interface Now {
  /** Number of writes that have succeeded. */
  readonly writes: number;
  /** Resources that the last write has created or changed. */
  readonly made: readonly TrackedResource[];
  /** The resource that the last write has deleted. */
  readonly gone?: TrackedResource | undefined;
  /** A resource that the last write has created or changed. */
  readonly changed?: TrackedResource | undefined;
}

/**
 * Detects that only refused writes lie between the lists, and the later one has a new resource.
 *
 * @param before the earlier list
 * @param fresh ids that only the later list has
 */
export function createdByRefused(
  resource: Resource,
  before: Listing,
  fresh: readonly string[],
  writes: number,
): Contradiction[] {
  const { sent, refused } = before;
  const [id] = fresh;
  if (!refused || before.writes !== writes || id === undefined) return [];
  const message = `what was refused has left ${resource.as} ${id}`;
  return [contradiction('refused-changed', refused.case.operation.address, message, sent, refused)];
}

/**
 * Detects one write between the lists and two new resources with its values.
 *
 * @param items the later list
 * @param before the earlier list
 * @param fresh ids that only the later list has
 */
export function createdTwice(
  resource: Resource,
  items: readonly Payload[],
  before: Listing | undefined,
  fresh: readonly string[],
  { writes, made: all }: Pick<Now, 'writes' | 'made'>,
): Contradiction[] {
  if (!before || before.writes !== writes - 1) return [];
  const made = all.find(({ name, facts }) => fresh.includes(String(name)) && facts.size > 0);
  if (!made) return [];
  const twin = items.find((item) => {
    const name = String(item[resource.member]);
    const isLike = [...made.facts].every(([member, { value }]) => isDeepStrictEqual(item[member], value));
    return name !== String(made.name) && fresh.includes(name) && isLike;
  });
  return twin
    ? [
        contradiction(
          'twice',
          resource.as,
          `one request made ${resource.as} ${String(made.name)} and ${String(twin[resource.member])}`,
          before.sent,
          made.by,
        ),
      ]
    : [];
}

/**
 * Detects that one deletion between the lists also removed resources that do not refer to the deleted one.
 *
 * @param before the earlier list
 * @param names the ids of the later list
 */
export function removedOthers(
  resource: Resource,
  before: Listing,
  names: readonly string[],
  writes: number,
  gone: TrackedResource | undefined,
): Contradiction[] {
  const deleted = String(gone?.name);
  if (!gone?.gone || before.writes !== writes - 1 || !before.names.includes(deleted)) return [];
  const lost = before.items.find((item) => {
    const name = String(item[resource.member]);
    return name !== deleted && !names.includes(name) && !scalarsIn(item).map(String).includes(deleted);
  });
  if (!lost) return [];
  const message = `${resource.as} ${deleted} was deleted, and ${String(lost[resource.member])} is not listed any more either`;
  return [contradiction('gone', resource.as, message, before.sent, gone.gone)];
}

/** Detects that one change between the lists also changed another resource that does not refer to the changed one. */
export function changedOthers(
  resource: Resource,
  before: Listing,
  items: readonly Payload[],
  writes: number,
  changed: TrackedResource | undefined,
): Contradiction[] {
  const name = String(changed?.name);
  if (!changed || before.writes !== writes - 1 || !before.names.includes(name)) return [];
  for (const item of items) {
    const other = String(item[resource.member]);
    const was = before.items[before.names.indexOf(other)];
    const refersToChanged = scalarsIn(item).map(String).includes(name);
    if (other === name || !was || refersToChanged) continue;
    const [member] =
      [...changed.facts].find(([each, fact]) => {
        const value = fact.turnedTo ?? fact.value;
        // Two resources are often false or null at once.
        const isTelling = typeof value === 'string' || typeof value === 'number' || value === true;
        if (fact.taken || !isTelling || CHANGES_WITH_OTHERS.test(each)) return false;
        return each in was && was[each] !== value && item[each] === value;
      }) ?? [];
    if (member === undefined) continue;
    const message = `${resource.as} ${other} shows ${member} ${String(item[member])} too, which was written to ${name} alone`;
    return [contradiction('kept', resource.as, message, before.sent, changed.by)];
  }
  return [];
}

/** `updatedAt`, `version`: two resources may get the same value at once. */
const CHANGES_WITH_OTHERS = /(at|on|time|date)$|version|revision|updated|modified/i;
