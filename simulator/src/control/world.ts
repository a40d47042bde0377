import { mergePatch } from '../json/mergePatch.ts';
import { departures } from '../json/shape.ts';
import { deepFreeze } from '../json/deepFreeze.ts';
import { withWorld } from '../sessions/session.ts';
import type { World } from '../world/world.ts';
import type { ControlHandler } from './context.ts';
import { Refused } from './refused.ts';

/** The API's type of a world is an open object. */
const asDocument = (world: World): Record<string, unknown> => ({ ...world });

export const readWorld: ControlHandler<'readWorld'> = async (_input, { desk, sessionId }) =>
  asDocument((await desk.current(sessionId)).world);

/** A patch that leaves no world behind is refused as a whole. */
export const patchWorld: ControlHandler<'patchWorld'> = (patch, { desk, sessionId }) =>
  desk.change(sessionId, (session) => {
    const patched = mergePatch(session.world, patch);
    const violations = departures(session.world, patched);
    if (violations.length > 0) throw new Refused(400, '修改后的世界不成立', { violations });
    const world = deepFreeze(patched as World);
    return [withWorld(session, world), asDocument(world)];
  });
