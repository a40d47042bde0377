import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLink, SCENE, withoutLink } from '../../control/linkParameters.ts';
import { Refused } from '../../control/refused.ts';
import { markup, page } from '../../ext/html.ts';
import { ScenarioConflict } from '../../scenarios/compose.ts';
import { DEFAULT_SCENARIO, UnknownScenario } from '../../scenarios/library.ts';
import { newSessionId } from '../../sessions/generatedName.ts';
import { GivenImpossible } from '../../world/baseline/impossible.ts';
import { ClockOutOfRange } from '../../world/values/clockRange.ts';
import { unmetCondition } from '../access/access.ts';
import { askBeforeLink, askToken } from '../access/askBeforeLink.ts';
import { sessionCookie, sessionIdOf } from '../access/sessionId.ts';
import { redirect } from '../redirect.ts';
import { sendPage } from '../served/page.ts';
import { rememberSessionAs } from '../sessionRestoreCookie.ts';
import type { Simulator } from '../simulator.ts';
import { switchScene } from './sceneSwitch.ts';
import { BadSwitch, allowedInLink, scenariosIn, SIZE, switchOptions } from './switchOptions.ts';

/**
 * Restarts the session for these parameters of a portal URL:
 * `?scenario=NAME[,NAME][&seed=][&world=seed:N&size=L][&clock=][&now=][&running=][&faults=]`. Redirects (302) to the URL
 * without them, so that reload and back keep the world. Without `scenario` the session's scenarios, seed and size stay.
 * A page asks first if the link may come from another site (access.ts).
 * @returns undefined if the URL has none of them
 */
export async function switchScenario(
  request: FastifyRequest,
  reply: FastifyReply,
  simulator: Simulator,
): Promise<FastifyReply | undefined> {
  const { sessions, log, library, token } = simulator;
  const { pathname: requestedPath, searchParams } = new URL(request.url, 'http://portal.invalid');
  // Dots and slashes can add up to a path that begins with `//`, which browsers read as another host.
  const pathname = requestedPath.startsWith('/front/') ? requestedPath : '/front/';
  if (!isLink(searchParams)) return undefined;
  if (searchParams.has(SCENE)) return switchScene(request, reply, { pathname, searchParams }, simulator);
  const known = sessionIdOf(request.headers);
  const current = known === undefined ? undefined : await sessions.find(known);
  const unmet = unmetCondition('link', request.headers, token);
  const id = known ?? newSessionId();
  try {
    const scenario = scenariosIn(searchParams) ?? current?.scenarios.join(',') ?? DEFAULT_SCENARIO;
    const isSame = current && !searchParams.has('scenario');
    const kept = isSame && { seed: current.seed, ...(current.size && { size: allowedInLink(current.size) }) };
    const options = { ...kept, ...switchOptions(searchParams) };
    if (unmet !== undefined) {
      const link = {
        address: `${pathname}?${searchParams}`,
        composition: library.compose(scenario),
        options,
        lost: current?.title,
      };
      return unmet === 'token' ? askToken(link, reply) : askBeforeLink(link, reply);
    }
    const { size, world } = await sessions.start(id, scenario, options);
    // A generated world has data for its own product only.
    if (size && world.viewer.product && searchParams.has('productCode'))
      searchParams.set('productCode', world.viewer.product);
  } catch (error) {
    // The links of a refusal are the simulator's own: they must not repeat parameters that the user has not confirmed.
    if (unmet !== undefined) withoutLink(searchParams);
    return refuse(error, { pathname, searchParams }, reply);
  }
  await log.clear(id);
  // In `world=seed:N` the parameter `size` belongs to the world; otherwise it belongs to the page and stays.
  if (/^seed:\d+$/.test(searchParams.get('world') ?? '')) searchParams.delete(SIZE);
  withoutLink(searchParams);
  const rest = searchParams.size > 0 ? `?${searchParams}` : '';
  void reply.header('set-cookie', sessionCookie(id));
  await rememberSessionAs(id, reply, sessions);
  return redirect(reply.header('cache-control', 'no-store'), pathname + rest);
}

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
          <p><a href="/front/">打开门户</a></p>
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
          <p><a href="/front/">打开门户</a></p>
          <p><a href="/_sim">查看全部场景</a></p>`,
      ),
      400,
    );
  throw error;
}
