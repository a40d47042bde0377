import type { WorldSize } from '../world/baseline/drawn.ts';
import { advanceTo } from '../world/events.ts';
/** One tester's provider: a world with its clock and faults. Plain data, so that any store can keep it. */
import type { Instant } from '../world/values/calendar.ts';
import type { World } from '../world/world.ts';
import type { Advanced } from './advanced.ts';
import type { Clock } from './clock.ts';
import { readClock, setTo } from './clock.ts';
import type { Fault } from './fault.ts';
import { noncesUntil, type UsedNonce } from './nonces.ts';
import type { Replay } from './replay.ts';

/** The world as it was when something had just changed it. Worlds share what did not change, so this costs little. */
interface Checkpoint {
  readonly at: Instant;
  readonly world: World;
}

/** A real backend, and how its certificate is judged (services/upstream.ts). */
interface Backend {
  readonly url: string;
  readonly ca?: string | undefined;
  readonly insecure?: boolean | undefined;
}

export interface Session {
  readonly id: string;
  /** What people call it, where somebody has given it a name. */
  readonly name?: string;
  readonly scenarios: readonly string[];
  readonly title: string;
  /** Where the portal opens, relative to /front. */
  readonly visit: string;
  readonly seed: number;
  /** Of a world drawn from the seed. */
  readonly size?: WorldSize;
  readonly startedAt: Instant;
  readonly clock: Clock;
  readonly world: World;
  /** Until when events have happened in the world. */
  readonly worldAt: Instant;
  /** From the start on, in order of time; rewinding goes back along it. */
  readonly history: readonly Checkpoint[];
  readonly faults: readonly Fault[];
  /** Of signed calls; most sessions have none. */
  readonly nonces?: readonly UsedNonce[];
  /** A recorded conversation, told again. */
  readonly replay?: readonly Replay[];
  /** What real backends answer in this session, and what they no longer do. */
  readonly upstreams?: Readonly<Record<string, Backend | string | null>>;
  /** Its world was imported: no scenario makes it. */
  readonly imported?: true;
  /** How often the world was changed before the stored scene that the session came from. */
  readonly earlierOperations?: number;
  /** A request had no session, or one that is not there any more: nothing of it is stored. */
  readonly onContact?: true;
}

/** Beyond this many commands the oldest ones can no longer be rewound one by one. */
const HISTORY_LIMIT = 1000;

/** Lets happen what happens by itself until the session's clock; a standing clock changes nothing. */
export function upToDate(session: Session, machine: number): Session {
  const now = readClock(session.clock, machine);
  return now > session.worldAt ? { ...session, world: advanceTo(session.world, now), worldAt: now } : session;
}

/** The session after a command. */
export function withWorld(session: Session, world: World): Session {
  if (world === session.world) return session;
  const [start, ...later] = [...session.history, { at: session.worldAt, world }];
  const kept = later.length < HISTORY_LIMIT ? later : later.slice(1);
  return { ...session, world, history: start ? [start, ...kept] : kept };
}

/** The world from which the session comes to an instant; undefined before its start. */
export const worldBefore = ({ world, worldAt, history }: Session, to: Instant): World | undefined =>
  to >= worldAt ? world : history.findLast(({ at }) => at <= to)?.world;

/**
 * Moves the clock. Forward, events happen on the way; backward, every command and event after `to` is dropped as if never sent.
 * @param worldAt the scenario's world made at an instant, for times before the session's start
 * @param advanced of no use where the session has changed since
 */
export function moveTo(
  session: Session,
  to: Instant,
  machine: number,
  worldAt: (at: Instant) => World,
  advanced?: Advanced,
): Session {
  const clock = setTo(session.clock, to, machine);
  const from = worldBefore(session, to);
  if (from === undefined) {
    const nonces = noncesUntil(session.nonces ?? [], to);
    const world = worldAt(to);
    return { ...session, clock, nonces, world, worldAt: to, startedAt: to, history: [{ at: to, world }] };
  }
  const isMade = advanced?.from === from && advanced.until <= to;
  const world = advanceTo(isMade ? advanced.world : from, to);
  if (to >= session.worldAt) return { ...session, clock, world, worldAt: to };
  const history = session.history.filter(({ at }) => at <= to);
  const nonces = noncesUntil(session.nonces ?? [], to);
  return { ...session, clock, history, nonces, world, worldAt: to };
}
