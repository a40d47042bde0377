/** Faults of a backend that keeps its books badly: the operation sees, or leaves behind, another world than it should. */
import type { Session } from '../../sessions/session.ts';
import { withWorld } from '../../sessions/session.ts';
import type { World } from '../../world/world.ts';
import type { Mutation } from '../mutant.ts';

/** The world as the operation sees it; nothing of the change stays unless the operation itself changes it. */
type Sees = (world: World, session: Session) => World;
/** The world that is kept, from the one the operation left and the true one before it. */
type Leaves = (left: World, before: World) => World;

export const inWorld =
  ({ sees = (world) => world, leaves = (left) => left }: { sees?: Sees; leaves?: Leaves }): Mutation =>
  (sound) =>
  async (operation, incoming, sessionId, simulator) => {
    const { sessions } = simulator;
    const { world: before } = await sessions.current(sessionId);
    await sessions.change(sessionId, (session) => [
      { ...session, world: sees(session.world, session) },
      undefined,
    ]);
    const sent = await sound(operation, incoming, sessionId, simulator);
    await sessions.change(sessionId, (session) => [
      withWorld(session, leaves(session.world, before)),
      undefined,
    ]);
    return sent;
  };

/** What the session began with: the eyes of a cache that nobody clears. */
const atFirst = (session: Session): World => session.history[0]?.world ?? session.world;

/** Reads see the session as it began; nothing of that is kept. */
export const stale = (part: (first: World) => Partial<World> = (first) => first): Mutation =>
  inWorld({
    sees: (world, session) => ({ ...world, ...part(atFirst(session)) }),
    leaves: (_left, before) => before,
  });
