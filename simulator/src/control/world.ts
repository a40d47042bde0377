import { mergePatch } from '../json/mergePatch.ts';
import { withWorld } from '../sessions/session.ts';
import type { World } from '../world/world.ts';
import type { ControlHandler } from './context.ts';
import { soundWorld } from './soundWorld.ts';

/** The API's type of a world is an open object. */
const asDocument = (world: World): Record<string, unknown> => ({ ...world });

export const readWorld: ControlHandler<'readWorld'> = async (_input, { desk, sessionId }) =>
  asDocument((await desk.current(sessionId)).world);

/** A patch that leaves no world behind, or one that breaks a law, is refused as a whole. */
export const patchWorld: ControlHandler<'patchWorld'> = (patch, { desk, sessionId, library }) =>
  desk.change(sessionId, (session) => {
    const { seed, startedAt, history } = session;
    const samples = [session.world, ...history.slice(0, 1).map(({ world }) => world)];
    const patched = mergePatch(session.world, patch);
    const world = soundWorld(patched, '修改后的世界', { samples, seed, at: startedAt, library });
    return [withWorld(session, world), asDocument(world)];
  });
