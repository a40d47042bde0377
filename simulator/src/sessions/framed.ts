/**
 * A session as a frame around parts: members of worlds, each of which is kept once. The worlds of a history share nearly all of
 * them, so each world of the frame says only what differs from the one before it. Pure.
 */
import type { World } from '../world/world.ts';
import type { Session } from './session.ts';

/** By member of the world where its part is kept; null: the member is no longer there. */
type Changes = Readonly<Record<string, string | null>>;

export interface Frame {
  readonly session: Omit<Session, 'world' | 'history'>;
  /** When each world of the history was; the last of the worlds is the session's own. */
  readonly at: readonly number[];
  readonly worlds: readonly Changes[];
}

/** @param placeOf where a part is kept: for the same part always the same place */
export function framed({ world, history, ...session }: Session, placeOf: (part: unknown) => string): Frame {
  const all: readonly Partial<World>[] = [...history.map((past) => past.world), world];
  const worlds = all.map((after, index) => changesBetween(all[index - 1] ?? {}, after, placeOf));
  return { session, at: history.map(({ at }) => at), worlds };
}

function changesBetween(
  before: Partial<World>,
  after: Partial<World>,
  placeOf: (part: unknown) => string,
): Changes {
  const was: Readonly<Record<string, unknown>> = before;
  const is: Readonly<Record<string, unknown>> = after;
  const names = Object.keys({ ...before, ...after }).filter((name) => was[name] !== is[name]);
  return Object.fromEntries(names.map((name) => [name, is[name] === undefined ? null : placeOf(is[name])]));
}

/** The session again, its worlds sharing what they shared. */
export function unframed({ session, at, worlds }: Frame, partAt: (place: string) => unknown): Session {
  let last: Readonly<Record<string, unknown>> = {};
  const all = worlds.map((changes) => {
    const told = Object.entries(changes).map(([name, place]) => [
      name,
      place === null ? undefined : partAt(place),
    ]);
    last = withoutMissing({ ...last, ...Object.fromEntries(told) });
    return last as unknown as World;
  });
  const history = at.map((instant, index) => ({ at: instant, world: all[index]! }));
  return { ...session, world: all.at(-1)!, history };
}

const withoutMissing = (members: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(members).filter(([, part]) => part !== undefined));
