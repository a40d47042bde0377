/** A session: one simulated world with its clock and faults. It is plain data, so that any store can keep it. */
import type { WorldSize } from '../world/baseline/drawn.ts';
import { advanceTo } from '../world/events.ts';
import type { Instant } from '../world/values/calendar.ts';
import type { World } from '../world/world.ts';
import type { Advanced } from './advanced.ts';
import type { Clock } from './clock.ts';
import { readClock, setTo } from './clock.ts';
import type { Fault } from './fault.ts';
import { noncesUntil, type UsedNonce } from './nonces.ts';
import type { Replay } from './replay.ts';

/** The world right after a change. Worlds share unchanged parts, so this costs little. */
interface Checkpoint {
  readonly at: Instant;
  readonly world: World;
}

/** A real backend, and how its certificate is checked (services/upstream.ts). */
interface Backend {
  readonly url: string;
  readonly ca?: string | undefined;
  readonly insecure?: boolean | undefined;
}

export interface Session {
  readonly id: string;
  /** Display name, if one was given. */
  readonly name?: string;
  readonly scenarios: readonly string[];
  readonly title: string;
  /** Portal page that opens first, relative to /front. */
  readonly visit: string;
  readonly seed: number;
  /** Size of a world generated from the seed. */
  readonly size?: WorldSize;
  readonly startedAt: Instant;
  readonly clock: Clock;
  readonly world: World;
  /** Time up to which events have happened in the world. */
  readonly worldAt: Instant;
  /** Checkpoints since the start, in order of time. Rewinding returns to one of them. */
  readonly history: readonly Checkpoint[];
  readonly faults: readonly Fault[];
  /** Nonces of signed calls; most sessions have none. */
  readonly nonces?: readonly UsedNonce[];
  /** A recorded conversation to replay. */
  readonly replay?: readonly Replay[];
  /** Real backends by service or operation (`standard.queryCouponInfo`); null: the simulator answers again. */
  readonly upstreams?: Readonly<Record<string, Backend | string | null>>;
  /** The world was imported: no scenario makes it. */
  readonly imported?: true;
  /** Number of changes before the stored scene that the session came from. */
  readonly earlierOperations?: number;
  /** The session was made for a request and is not stored. */
  readonly onContact?: true;
}

/** Maximum checkpoints of a history, with the start: beyond it the oldest commands cannot be undone one by one. */
const HISTORY_LIMIT = 1000;

/** Runs all events up to the time of the session's clock. While the clock is stopped, there are none. */
export function upToDate(session: Session, machine: number): Session {
  const now = readClock(session.clock, machine);
  return now > session.worldAt ? { ...session, world: advanceTo(session.world, now), worldAt: now } : session;
}

/** Returns the session after a command. */
export function withWorld(session: Session, world: World): Session {
  if (world === session.world) return session;
  const [start, ...later] = [...session.history, { at: session.worldAt, world }];
  const kept = later.length < HISTORY_LIMIT ? later : later.slice(1);
  return { ...session, world, history: start ? [start, ...kept] : kept };
}

/** Returns the world from which the session reaches an instant; undefined before its start. */
export const worldBefore = ({ world, worldAt, history }: Session, to: Instant): World | undefined =>
  to >= worldAt ? world : history.findLast(({ at }) => at <= to)?.world;

/**
 * Moves the clock. Forward: events happen on the way. Backward: every command and event after `to` is dropped.
 * @param remake makes the scenario's world at an instant, for times before the session's start
 * @param advanced a world that was advanced before; ignored if the session has changed since
 */
export function moveTo(
  session: Session,
  to: Instant,
  machine: number,
  remake: (at: Instant) => World,
  advanced?: Advanced,
): Session {
  const clock = setTo(session.clock, to, machine);
  const from = worldBefore(session, to);
  if (from === undefined) {
    const nonces = noncesUntil(session.nonces ?? [], to);
    const world = remake(to);
    return { ...session, clock, nonces, world, worldAt: to, startedAt: to, history: [{ at: to, world }] };
  }
  const isMade = advanced?.from === from && advanced.until <= to;
  const world = advanceTo(isMade ? advanced.world : from, to);
  if (to >= session.worldAt) return { ...session, clock, world, worldAt: to };
  const history = session.history.filter(({ at }) => at <= to);
  const nonces = noncesUntil(session.nonces ?? [], to);
  return { ...session, clock, history, nonces, world, worldAt: to };
}
