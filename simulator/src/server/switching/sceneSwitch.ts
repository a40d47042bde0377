import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLink, SCENE, withoutLink } from '../../control/linkParameters.ts';
import { Refused } from '../../control/refused.ts';
import { findScene, fromScene } from '../../control/scenes.ts';
import { markup, page } from '../../ext/html.ts';
import { newSessionId } from '../../sessions/generatedName.ts';
import type { StoredScene } from '../../sessions/sceneStore.ts';
import { sessionOf } from '../../sessions/sceneText.ts';
import { unmetCondition } from '../access/access.ts';
import { askBeforeLink, type LinkContent } from '../access/askBeforeLink.ts';
import { sessionCookie, sessionIdOf } from '../access/sessionId.ts';
import { tokenForm } from '../access/token.ts';
import { redirect } from '../redirect.ts';
import { sendPage } from '../served/page.ts';
import { rememberSessionAs } from '../sessionRestoreCookie.ts';
import type { Simulator } from '../simulator.ts';

/**
 * `?scene=NAME` on a portal URL loads a stored scene and redirects (302) to the URL without the parameter. No other
 * session parameter may stand beside it. A page asks first, as for every link (scenarioSwitch.ts).
 */
export async function switchScene(
  request: FastifyRequest,
  reply: FastifyReply,
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  { sessions, log, token }: Simulator,
): Promise<FastifyReply> {
  const name = searchParams.get(SCENE) ?? '';
  const address = `${pathname}?${searchParams}`;
  searchParams.delete(SCENE);
  if (isLink(searchParams)) return refuse(reply, 400, `${SCENE} 已说明整个会话，不能与其他会话参数同用`);
  const known = sessionIdOf(request.headers);
  const current = known === undefined ? undefined : await sessions.find(known);
  const unmet = unmetCondition('link', request.headers, token);
  const id = known ?? newSessionId();
  try {
    if (unmet !== undefined) {
      // Without the token a page shows nothing of what is stored.
      if (unmet === 'token') return askSceneToken(name, address, reply);
      const scene = await findScene(name, sessions);
      return askBeforeLink({ address, ...linkContentOf(scene), lost: current?.title }, reply);
    }
    await fromScene(name, id, sessions);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return refuse(reply, error.status, error.message);
  }
  await log.clear(id);
  withoutLink(searchParams);
  void reply.header('set-cookie', sessionCookie(id));
  await rememberSessionAs(id, reply, sessions);
  const rest = searchParams.size > 0 ? `?${searchParams}` : '';
  return redirect(reply.header('cache-control', 'no-store'), pathname + rest);
}

const askSceneToken = (name: string, address: string, reply: FastifyReply): FastifyReply =>
  sendPage(
    reply,
    page(
      '打开这个链接需要令牌',
      markup`<p>输入令牌后，会话成为存下的现场 ${name}；已有的会话会丢失。</p>
        ${tokenForm(address)}`,
    ),
    401,
  );

/** Returns a scene in the form of a link that contains all session parameters. */
function linkContentOf({ head, text }: StoredScene): Pick<LinkContent, 'composition' | 'options' | 'scene'> {
  const { title, scenarios, now: at, running } = head;
  // Only the faults are read, so the id and the time do not matter.
  const { faults } = sessionOf(text, '', 0);
  return { composition: { title, scenarios, clock: { at, running }, faults }, options: {}, scene: head };
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return sendPage(
    reply,
    page(
      status === 404 ? '没有这个现场' : '无法回到现场',
      markup`<p>${message}。会话保持不变。</p>
        <p><a href="/front/">打开门户</a></p>
        <p><a href="/_sim">打开模拟控制台</a></p>`,
    ),
    status,
  );
}
