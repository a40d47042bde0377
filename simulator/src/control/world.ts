import { mergePatch } from '../json/mergePatch.ts';
import { withWorld } from '../sessions/session.ts';
import type { World } from '../world/world.ts';
import type { ControlHandler } from './context.ts';
import { worldMaker } from './worldMaker.ts';

/** The API's type of a world is an open object. */
const asDocument = (world: World): Record<string, unknown> => ({ ...world });

export const readWorld: ControlHandler<'readWorld'> = async (_input, { sessions, sessionId }) =>
  asDocument((await sessions.current(sessionId)).world);

/** Applies a merge patch to the world. A patch that breaks the schema or an invariant is refused and changes nothing. */
export const patchWorld: ControlHandler<'patchWorld'> = async (patch, { sessions, sessionId }) => {
  const toWorld = await worldMaker();
  return sessions.change(sessionId, (session) => {
    if (Object.keys(patch).length === 0) return [session, asDocument(session.world)];
    const { world: before, worldAt } = session;
    const world = toWorld(mergePatch(before, patch), '修改后的世界', worldAt, before);
    return [withWorld(session, world), asDocument(world)];
  });
};
