/** A session as text, for a store outside this process. Pure. */
import type { World } from '../world/world.ts';
import type { Session } from './session.ts';

type Members = Readonly<Record<string, number>>;
interface Packed {
  readonly session: Omit<Session, 'world' | 'history'>;
  /** Members of worlds, each once: the worlds of a history share nearly all of them. */
  readonly parts: readonly unknown[];
  readonly world: Members;
  readonly history: readonly { readonly at: number; readonly world: Members }[];
}

export function packed({ world, history, ...session }: Session): string {
  const places = new Map<unknown, number>();
  const placed = (part: unknown): number => {
    const place = places.get(part) ?? places.size;
    places.set(part, place);
    return place;
  };
  const membersOf = (one: World): Members =>
    Object.fromEntries(
      Object.entries(one).flatMap(([name, part]) => (part === undefined ? [] : [[name, placed(part)]])),
    );
  const all = {
    session,
    world: membersOf(world),
    history: history.map((past) => ({ at: past.at, world: membersOf(past.world) })),
  };
  return JSON.stringify({ ...all, parts: [...places.keys()] } satisfies Packed);
}

/** The session again, its worlds sharing what they shared. */
export function unpacked(text: string): Session {
  const { session, parts, world, history } = JSON.parse(text) as Packed;
  const worldOf = (members: Members): World =>
    Object.fromEntries(Object.entries(members).map(([name, place]) => [name, parts[place]])) as World;
  const past = history.map(({ at, world: members }) => ({ at, world: worldOf(members) }));
  return { ...session, world: worldOf(world), history: past };
}
