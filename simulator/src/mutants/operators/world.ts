/** Faults of a backend with wrong state: the operation reads a wrong world, or stores one. */
import type { Session } from '../../sessions/session.ts';
import { withWorld } from '../../sessions/session.ts';
import type { World } from '../../world/world.ts';
import type { Mutation } from '../mutant.ts';

/** Returns the world that the operation sees. Only `leaves` can undo this change afterwards. */
type Sees = (world: World, session: Session) => World;
/** Returns the world to store, from the operation's result and the true world before it. */
type Leaves = (left: World, before: World) => World;

/** Makes the operation see the world of `sees`, and stores that of `leaves` after its response. */
export const inWorld =
  ({ sees = (world) => world, leaves = (left) => left }: { sees?: Sees; leaves?: Leaves }): Mutation =>
  (original) =>
  async (operation, incoming, sessionId, simulator) => {
    const { sessions } = simulator;
    const { world: before } = await sessions.current(sessionId);
    await sessions.change(sessionId, (session) => [
      { ...session, world: sees(session.world, session) },
      undefined,
    ]);
    const sent = await original(operation, incoming, sessionId, simulator);
    await sessions.change(sessionId, (session) => [
      withWorld(session, leaves(session.world, before)),
      undefined,
    ]);
    return sent;
  };

/** Returns the session's first world, like a cache that is never cleared. */
const atFirst = (session: Session): World => session.history[0]?.world ?? session.world;

/** The operation sees the session's first world, or a part of it. It changes nothing. */
export const stale = (part: (first: World) => Partial<World> = (first) => first): Mutation =>
  inWorld({
    sees: (world, session) => ({ ...world, ...part(atFirst(session)) }),
    leaves: (_left, before) => before,
  });
