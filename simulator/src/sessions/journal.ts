/**
 * Journal of a session: its base world, and a record for each change. A record contains only what changed, so a write
 * costs its change, however long the history is. Pure.
 *
 * The history is the session's list of checkpoints, oldest first. A change may append some, drop old ones (the history has a
 * maximum length; the first one, the start, stays), or drop the newest ones (the clock went back).
 */
import { createHash } from 'node:crypto';
import { deepFreeze } from '../json/deepFreeze.ts';
import type { Instant } from '../world/values/calendar.ts';
import type { World } from '../world/world.ts';
import { diff, patched, type Patch } from './patch.ts';
import type { Session } from './session.ts';

/** Format version of records and bases; a store refuses other versions. */
export const FORMAT = 3;

/** A new checkpoint; its world is relative to the world before it. */
interface NewCheckpoint {
  readonly at: Instant;
  readonly world?: Patch | undefined;
}

interface Change {
  /** Members besides the worlds. */
  readonly head?: Patch | undefined;
  /** Ranges of checkpoints that stay: positions in the history before the change, `to` excluded. Absent: all stay. */
  readonly stay?: readonly (readonly [from: number, to: number])[] | undefined;
  /** True if the newest checkpoints were dropped: patches start at the last one that stays, not at the session's world. */
  readonly rewound?: true | undefined;
  /** The new checkpoints. */
  readonly past?: readonly NewCheckpoint[] | undefined;
  /** The session's world, relative to that of the last new checkpoint; without one, to the world where the patches start. */
  readonly world?: Patch | undefined;
}

/** Returns the world where a session started: sessions with the same start share it. */
export const baseOf = ({ history, world }: Session): World => history[0]?.world ?? world;

const emptySession = (base: World): Session => ({ world: base, history: [] as const }) as unknown as Session;

/** Returns the record between two states of a session. */
export function recordOf(before: Session, after: Session): string {
  const { world: worldBefore, history: historyBefore, ...headBefore } = before;
  const { world, history, ...head } = after;
  const { stay, added } = compare(historyBefore, history);
  const end = stay.at(-1)?.[1] ?? 0;
  // The newest checkpoints were dropped: patches start at the last one that stays, or at the session's world if none does.
  const isCut = end < historyBefore.length;
  const rewound = isCut && end > 0;
  let from = rewound ? historyBefore[end - 1]!.world : worldBefore;
  const past = added.map((checkpoint): NewCheckpoint => {
    const patch = diff(from, checkpoint.world);
    from = checkpoint.world;
    return { at: checkpoint.at, world: patch };
  });
  /** Every checkpoint stays. */
  const isWhole = stay.length === 1 && stay[0]![0] === 0 && !isCut;
  return JSON.stringify({
    head: diff(headBefore, head),
    ...(!isWhole && historyBefore.length > 0 && { stay }),
    ...(rewound && { rewound }),
    ...(past.length > 0 && { past }),
    world: diff(from, world),
  } satisfies Change);
}

/** Returns the record that makes a session from its base. */
export const openingOf = (session: Session): string => recordOf(emptySession(baseOf(session)), session);

/** Applies a record to a session, without freezing. @throws if the record does not belong to this session */
export function afterRecord(before: Session, record: string): Session {
  const { world: worldBefore, history: historyBefore, ...headBefore } = before;
  const { head, stay, rewound, past = [], world } = JSON.parse(record) as Change;
  const staying = stay?.flatMap(([from, to]) => historyBefore.slice(from, to)) ?? historyBefore;
  let from = rewound ? staying.at(-1)!.world : worldBefore;
  const added = past.map(({ at, world: patch }) => {
    from = patched(from, patch) as World;
    return { at, world: from };
  });
  const session = patched(headBefore, head) as Omit<Session, 'world' | 'history'>;
  return { ...session, world: patched(from, world) as World, history: [...staying, ...added] };
}

/** @throws if the records do not fit the base or each other */
export function sessionFrom(base: World, records: readonly string[]): Session {
  if (records.length === 0) throw new Error('it has no record');
  return deepFreeze(records.reduce(afterRecord, emptySession(base)));
}

/** Journals below this size in bytes are not worth shortening. */
const SMALL = 200_000;
/** A journal restarts when it is more than three times as large as its opening record. */
const GROWTH = 3;

/**
 * Returns whether a journal should restart as one record. The restarts then cost a constant share of all writes.
 * @param opening bytes of its opening record
 */
export const isOvergrown = (bytes: number, opening: number): boolean =>
  bytes > SMALL && bytes > opening * GROWTH;

type History = Session['history'];

/** Compares two histories: the ranges that stay, and the new checkpoints. */
function compare(before: History, now: History) {
  const stay: [number, number][] = [];
  let next = 0;
  let count = 0;
  for (const checkpoint of now) {
    const at = before[next] === checkpoint ? next : before.indexOf(checkpoint, next);
    if (at < 0) break;
    const last = stay.at(-1);
    if (last?.[1] === at) last[1] += 1;
    else stay.push([at, at + 1]);
    next = at + 1;
    count += 1;
  }
  return { stay, added: now.slice(count) };
}

export interface Base {
  readonly hash: string;
  readonly bytes: number;
}

const bases = new WeakMap<World, Base>();

/** Identifies a base by its content, so that every store and process keeps it once. */
export function identify(base: World): Base {
  const known = bases.get(base);
  if (known) return known;
  const text = JSON.stringify(base);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  const identity = { hash, bytes: Buffer.byteLength(text) };
  bases.set(base, identity);
  return identity;
}

/** @throws if the text is not the base of that hash */
export function readBase(hash: string, text: string): World {
  const base = deepFreeze(JSON.parse(text)) as World;
  if (identify(base).hash !== hash) throw new Error(`its base world is not ${hash}`);
  return base;
}
