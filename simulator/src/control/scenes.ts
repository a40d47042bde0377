import { randomInt } from 'node:crypto';
import { nearest } from '#tools/nearest.ts';
import type { Upstreams } from '../services/upstream.ts';
import { remaining } from '../sessions/fault.ts';
import { isoTime } from '../sessions/isoTime.ts';
import type { SessionManager } from '../sessions/manager.ts';
import { sceneLimits, type SceneHead, type StoredScene } from '../sessions/sceneStore.ts';
import { operationsOf, sceneText, sessionOf } from '../sessions/sceneText.ts';
import type { Session } from '../sessions/session.ts';
import { isLargeSize } from '../world/baseline/drawn.ts';
import type { ControlHandler } from './context.ts';
import { refuseSteering } from './linkFaults.ts';
import { SCENE } from './linkParameters.ts';
import { pageAddress } from './pageAddress.ts';
import { Refused } from './refused.ts';
import { sessionState } from './session.ts';
import { worldMaker } from './worldMaker.ts';

export const saveScene: ControlHandler<'saveScene'> = async (
  { name, page },
  { sessions, sessionId, base },
) => {
  const session = await sessions.current(sessionId);
  if (isLargeSize(session.size)) throw new Refused(400, `世界的规模为 ${session.size}，现场至多为 L`);
  refuseSteering(session.faults);
  const text = sceneText(session, sessions.now(session));
  const bytes = Buffer.byteLength(text);
  if (bytes > sceneLimits.each)
    throw new Refused(400, `现场有 ${bytes} 字节，至多 ${sceneLimits.each} 字节：请导出快照`);
  for (;;) {
    const head = headOf(session, sessions, {
      name: name ?? randomName(),
      page: withoutBase(base, page),
      bytes,
    });
    const outcome = await sessions.scenes.save({ head, text });
    if (outcome === 'saved') return listedScene(head, base);
    if (outcome === 'full')
      throw new Refused(
        400,
        `现场已存满（至多 ${sceneLimits.count} 个、${sceneLimits.bytes / 1_000_000} MB），请先删除不用的`,
      );
    if (name !== undefined) throw new Refused(400, `已有名为 ${name} 的现场，请另取名称，或先删除它`);
  }
};

export const listScenes: ControlHandler<'listScenes'> = async (_input, { sessions, base }) =>
  (await sessions.scenes.list()).map((head) => listedScene(head, base));

/** The route sets the browser's cookie (server/served/control.ts). */
export const enterScene: ControlHandler<'enterScene'> = async ({ name }, { sessions, log, sessionId }) => {
  const session = await fromScene(name, sessionId, sessions);
  await log.clear(sessionId);
  return sessionState(session, sessions);
};

export const deleteScene: ControlHandler<'deleteScene'> = async ({ name }, { sessions, base }) => {
  const head = await sessions.scenes.remove(name);
  return head ? listedScene(head, base) : refuseUnknown(name, sessions);
};

/** Replaces the session by a stored scene. @throws Refused if the scene is unknown or this version cannot continue it */
export async function fromScene(name: string, sessionId: string, sessions: SessionManager): Promise<Session> {
  const scene = await findScene(name, sessions);
  const session = sessionOf(scene.text, sessionId, sessions.machine());
  const toWorld = await worldMaker();
  toWorld(session.world, `现场 ${name} 的世界`, session.worldAt);
  return sessions.begin(session);
}

/** @throws Refused if the name is unknown */
export async function findScene(name: string, sessions: SessionManager): Promise<StoredScene> {
  return (await sessions.scenes.find(name)) ?? refuseUnknown(name, sessions);
}

async function refuseUnknown(name: string, sessions: SessionManager): Promise<never> {
  const names = (await sessions.scenes.list()).map((scene) => scene.name);
  throw new Refused(404, `没有名为 ${name} 的现场，它可能已被删除`, { nearest: nearest(name, names) });
}

function headOf(
  session: Session,
  sessions: SessionManager,
  { name, page, bytes }: { readonly name: string; readonly page: string | undefined; readonly bytes: number },
): SceneHead {
  const url = pageAddress(page ?? `/front${session.visit}`, '');
  url.searchParams.set(SCENE, name);
  return {
    name,
    link: url.pathname + url.search,
    scenarios: session.scenarios,
    title: session.title,
    now: sessions.now(session),
    running: session.clock.running,
    operations: operationsOf(session),
    faults: remaining(session.faults).length,
    upstreams: Object.fromEntries(
      Object.entries(session.upstreams ?? {}).map(([on, backend]) => [on, upstreamText(backend)]),
    ),
    savedAt: Date.now(),
    bytes,
  };
}

/** Returns a page without the proxy's base path, because a scene may be opened under another base path. */
const withoutBase = (base: string, page: string | undefined): string | undefined =>
  page?.startsWith(`${base}/front/`) ? page.slice(base.length) : page;

/** Returns a backend as text for the page that asks before it opens a scene. */
function upstreamText(backend: Upstreams[string]): string {
  if (backend === null) return '由模拟器作答';
  if (typeof backend === 'string') return backend;
  return backend.insecure ? `${backend.url}（不验证证书）` : backend.url;
}

const listedScene = ({ now, running, upstreams, savedAt, ...head }: SceneHead, base: string) => ({
  ...head,
  link: base + head.link,
  scenarios: [...head.scenarios],
  clock: { now: isoTime(now), running },
  upstreams: Object.keys(upstreams).length,
  savedAt: isoTime(savedAt),
});

/** Signs of a generated name, without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const randomName = (): string => Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
