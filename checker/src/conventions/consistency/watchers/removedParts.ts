/**
 * A number of a resource that an added part has changed follows its removal too: the total of a booking, the average of its
 * reviews, the price of a quote.
 */
import { isObject } from '../../../core/base/object.ts';
import { keepsRemoved } from '../../../core/contract/keepsRemoved.ts';
import { lastParameterOf } from '../../../core/contract/lastPart.ts';
import type { Payload, Resource } from '../../../core/contract/types.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { requestedIdOf, idText, returnedResource, returnedIdOf } from '../names.ts';
import { contradiction, type Contradiction } from '../trackedResource.ts';
import { hasSameNumbers, staleNumber } from './partNumbers.ts';
import { isWrite, type Watcher } from './watcher.ts';

interface Reading {
  readonly by: Sent;
  readonly shown: Payload;
  /** Number of writes before it. */
  readonly writes: number;
}

/** A part that a write has added to a resource, with the resource before and after. */
interface Part {
  /** Key of the resource. */
  readonly whole: string;
  readonly by: Sent;
  /** Number of writes, with the one that has added the part. */
  readonly writes: number;
  readonly before: Reading;
  readonly after?: Reading;
  /** Id of the part; undefined if the response to the write shows the whole instead. */
  readonly name?: string;
}

/** A part that the last write has removed. */
interface Removed {
  readonly part: Required<Pick<Part, 'after'>> & Part;
  readonly by: Sent;
  /** Number of writes, with the removal. */
  readonly writes: number;
}

/** Maximum number of remembered parts. */
const MOST = 50;

export class RemovedParts implements Watcher {
  #writes = 0;
  /** The last read of each resource, by its kind, id and account. */
  readonly #readings = new Map<string, Reading>();
  #parts: readonly Part[] = [];
  #removed: Removed | undefined;

  forget(): void {
    this.#readings.clear();
    this.#parts = [];
    this.#removed = undefined;
  }

  saw(sent: Sent, account: string): Contradiction[] {
    if (!sent.exchange.verdict.success) return [];
    if (!isWrite(sent)) return this.#read(sent, account);
    this.#writes += 1;
    this.#removed = undefined;
    const { method } = sent.case.operation;
    if (method === 'POST') this.#added(sent, account);
    if (method === 'DELETE' && !keepsRemoved(sent.case.operation)) this.#removedPart(sent);
    return [];
  }

  #read(sent: Sent, account: string): Contradiction[] {
    const shown = returnedResource(sent);
    if (!isObject(shown)) return [];
    return (sent.case.operation.roles ?? []).flatMap(({ resource, does }): Contradiction[] => {
      const name = does === 'one' && !resource.single ? requestedIdOf(resource, sent) : undefined;
      if (name === undefined) return [];
      const key = keyFor(resource, name, account);
      const reading = { by: sent, shown, writes: this.#writes };
      this.#readings.set(key, reading);
      this.#parts = this.#parts.map((part) =>
        part.whole === key && !part.after && part.writes === this.#writes
          ? { ...part, after: reading }
          : part,
      );
      const removed = this.#removed;
      if (removed?.part.whole !== key || removed.writes !== this.#writes) return [];
      this.#removed = undefined;
      return stale(removed, reading, idText(resource, name));
    });
  }

  #added(sent: Sent, account: string): void {
    const made = (sent.case.operation.roles ?? []).find(({ does }) => does === 'made');
    const name = made && returnedIdOf(made.resource, sent);
    for (const [key, reading] of this.#wholesOf(sent, account))
      this.#parts = [
        ...this.#parts.slice(1 - MOST),
        {
          whole: key,
          by: sent,
          writes: this.#writes,
          before: reading,
          ...(name !== undefined && { name: String(name) }),
        },
      ];
  }

  /** Resources in the request that were read after the write before this one. */
  #wholesOf({ case: { operation, ask } }: Sent, account: string): [string, Reading][] {
    return Object.entries(operation.named ?? {}).flatMap(([as, resource]): [string, Reading][] => {
      const key = keyFor(resource, ask.payload[as], account);
      const reading = this.#readings.get(key);
      return reading?.writes === this.#writes - 1 ? [[key, reading]] : [];
    });
  }

  #removedPart(sent: Sent): void {
    const name = lastName(sent);
    const part = this.#parts.findLast(
      (each) =>
        each.after &&
        hasId(each, name) &&
        // Nothing else has changed the resource since the part was added.
        isAlike(this.#readings.get(each.whole), each.after, this.#writes - 1),
    );
    const { after } = part ?? {};
    if (part && after) this.#removed = { part: { ...part, after }, by: sent, writes: this.#writes };
  }
}

const keyFor = ({ name, as }: Resource, value: unknown, account: string): string =>
  `${name} ${as} ${String(value)} ${account}`;

/** The value of the last parameter of the path. */
function lastName({ case: { operation, ask } }: Sent): string | undefined {
  const value = ask.payload[lastParameterOf(operation.url) ?? ''];
  return value === undefined ? undefined : String(value);
}

/** The part has this id, or the resource shows the id only since the part was added. */
function hasId({ name, before, after }: Part, wanted: string | undefined): boolean {
  if (wanted === undefined) return false;
  if (name !== undefined) return name === wanted;
  return idsInLists(after?.shown).has(wanted) && !idsInLists(before.shown).has(wanted);
}

/** The ids in all lists of a resource. */
const idsInLists = (shown: Payload = {}): Set<string> =>
  new Set(
    Object.values(shown).flatMap((list) =>
      Array.isArray(list)
        ? list
            .filter(isObject)
            .flatMap((item) =>
              Object.entries(item).flatMap(([name, value]) =>
                /(^|_|[a-z])id$/i.test(name) ? [String(value)] : [],
              ),
            )
        : [],
    ),
  );

/** Returns whether the resource was read after the given number of writes, and showed the same numbers. */
const isAlike = (now: Reading | undefined, { shown }: Reading, writes: number): boolean =>
  now?.writes === writes && hasSameNumbers(now.shown, shown);

function stale({ part, by }: Removed, { shown }: Reading, id: string): Contradiction[] {
  const { before, after } = part;
  const name = staleNumber(before.shown, after.shown, shown);
  if (name === undefined) return [];
  const steps = `${String(before.shown[name])}, then ${String(after.shown[name])} with another part`;
  const message = `${id} shows ${name} ${String(shown[name])} after the part was removed; it was ${steps}`;
  return [contradiction('counted', `${name}/removed`, message, before.by, part.by, after.by, by)];
}
