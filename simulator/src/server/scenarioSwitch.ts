import type { FastifyReply, FastifyRequest } from 'fastify';
import { markup, page } from '../ext/html.ts';
import { LINK_PARAMETERS } from '../control/link.ts';
import { Refused } from '../control/refused.ts';
import { ScenarioConflict } from '../scenarios/compose.ts';
import { DEFAULT_SCENARIO, UnknownScenario } from '../scenarios/library.ts';
import { ClockOutOfRange } from '../world/values/clockRange.ts';
import { GivenImpossible } from '../world/baseline/impossible.ts';
import { newSessionId } from '../sessions/start.ts';
import { isFromElsewhere } from './foreign.ts';
import { keepAs } from './kept.ts';
import { sendPage } from './page.ts';
import { sessionCookie, sessionIdOf } from './sessionId.ts';
import type { Simulator } from './simulator.ts';
import { BadSwitch, linked, SIZE, switchOptions } from './switchOptions.ts';

/**
 * `?scenario=NAME[,NAME][&seed=][&world=seed:N&size=L][&clock=][&now=][&running=][&faults=]` on a portal URL starts the session afresh and answers
 * 302 to the URL without them, so that reload and back keep the world. Each counts alone: what is not said stays as the session has it.
 * @returns undefined when the URL asks for none of them
 */
export async function switchScenario(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessions, log }: Simulator,
): Promise<FastifyReply | undefined> {
  const { pathname: asked, searchParams } = new URL(request.url, 'http://portal.invalid');
  // Dots and slashes can add up to a path that begins with `//`, which a browser takes for another host.
  const pathname = asked.startsWith('/front/') ? asked : '/front/';
  if (!LINK_PARAMETERS.some((name) => searchParams.has(name))) return undefined;
  const known = sessionIdOf(request.headers);
  const now = known === undefined ? undefined : await sessions.current(known);
  const scenario = searchParams.get('scenario') ?? now?.scenarios.join(',') ?? DEFAULT_SCENARIO;
  if (known !== undefined && isFromElsewhere(request.headers['sec-fetch-site']))
    return askFirst(`${pathname}?${searchParams}`, scenario, reply);
  const id = known ?? newSessionId();
  try {
    const isSame = now && !searchParams.has('scenario');
    const kept = isSame && { seed: now.seed, ...(now.size && { size: linked(now.size) }) };
    const { size, world } = await sessions.start(id, scenario, { ...kept, ...switchOptions(searchParams) });
    // A page of another product than the drawn one would show nothing of the world.
    if (size && world.viewer.product && searchParams.has('productCode'))
      searchParams.set('productCode', world.viewer.product);
  } catch (error) {
    return refuse(error, { pathname, searchParams }, reply);
  }
  await log.clear(id);
  // Where the world stands by itself, a size beside it is the page's.
  if (/^seed:\d+$/.test(searchParams.get('world') ?? '')) searchParams.delete(SIZE);
  for (const name of LINK_PARAMETERS) searchParams.delete(name);
  const rest = searchParams.size > 0 ? `?${searchParams}` : '';
  void reply.header('set-cookie', sessionCookie(id));
  await keepAs(id, reply, sessions);
  return reply.header('cache-control', 'no-store').redirect(pathname + rest, 302);
}

/** A link on another site would throw the tester's session away: on our own page he says so himself. */
const askFirst = (address: string, scenario: string, reply: FastifyReply): FastifyReply =>
  sendPage(
    reply,
    page(
      '切换场景？',
      markup`<p>另一个网站的链接要让您的会话从场景 ${scenario} 重新开始，现有的会话会丢失。</p>
        <p><a href="${address}">重新开始</a></p>
        <p><a href="/front/">保留现有的会话</a></p>`,
    ),
    403,
  );

function refuse(
  error: unknown,
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof UnknownScenario) {
    const links = error.nearest.map((name) => {
      searchParams.set('scenario', name);
      return markup`<li><a href="${pathname}?${searchParams}">${name}</a></li>`;
    });
    return sendPage(
      reply,
      page(
        '没有这个场景',
        markup`<p>${error.message}，会话保持不变。</p>
          <p>最接近的场景：</p>
          <ul class="plain">
            ${links}
          </ul>
          <p><a href="/_sim">查看全部场景</a></p>`,
      ),
      404,
    );
  }
  if (
    error instanceof ScenarioConflict ||
    error instanceof GivenImpossible ||
    error instanceof ClockOutOfRange ||
    error instanceof BadSwitch ||
    error instanceof Refused
  )
    return sendPage(
      reply,
      page(
        '无法切换场景',
        markup`<p>${error.message}。会话保持不变。</p>
          <p><a href="/_sim">查看全部场景</a></p>`,
      ),
      400,
    );
  throw error;
}
