/** Confirmation page between a link and a session. It lists what the link would change before anything changes. */
import type { FastifyReply } from 'fastify';
import { inWords, whenInWords } from '../../control/faultInWords.ts';
import { markup, page, type Html } from '../../ext/html.ts';
import type { Composition } from '../../scenarios/compose.ts';
import type { NewFault } from '../../scenarios/scenario.ts';
import { operationNamed } from '../../services/catalogue.ts';
import { operationName } from '../../services/operationKind.ts';
import type { SceneHead } from '../../sessions/sceneStore.ts';
import type { StartOptions } from '../../sessions/startOptions.ts';
import { momentOf } from '../../world/values/calendar.ts';
import { sendPage } from '../served/page.ts';
import { tokenForm } from './token.ts';

export interface LinkContent {
  /** Address of the link on this origin. */
  readonly address: string;
  readonly composition: Pick<Composition, 'title' | 'scenarios' | 'clock' | 'faults'>;
  readonly options: StartOptions;
  /** The stored scene that the link names. */
  readonly scene?: Pick<SceneHead, 'name' | 'operations' | 'upstreams'>;
  /** Title of the session that would be lost; undefined if there is none. */
  readonly lost: string | undefined;
}

/** Asks for confirmation on a simulator page: the link may come from another site. */
export const askBeforeLink = (link: LinkContent, reply: FastifyReply): FastifyReply =>
  sendPage(
    reply,
    page(
      '打开这个链接？',
      markup`<p>无法确认它来自模拟器自己的页面。打开后，${consequence(link)}：</p>
        ${contents(link)}
        <p class="answers"><a class="button primary" href="${link.address}">${link.lost === undefined ? '开始' : '重新开始'}</a>
        <a class="button" href="/front/">${link.lost === undefined ? '不打开，前往门户' : '保留现有的会话'}</a></p>`,
    ),
    403,
  );

/** Asks for the token: if other machines can reach the simulator, a link without it starts no session. */
export const askToken = (link: LinkContent, reply: FastifyReply): FastifyReply =>
  sendPage(
    reply,
    page(
      '打开这个链接需要令牌',
      markup`<p>输入令牌后，${consequence(link)}：</p>
        ${contents(link)}
        ${tokenForm(link.address)}`,
    ),
    401,
  );

const consequence = ({ lost }: LinkContent): string =>
  lost === undefined ? '会新建一个会话' : `现有的会话（${lost}）会丢失，重新开始的会话是`;

function contents({ composition, options, scene }: LinkContent): Html {
  const { faults = composition.faults } = options;
  const at = options.now ?? options.clock ?? composition.clock.at;
  const isRunning = options.running ?? composition.clock.running;
  return markup`<dl class="brought">
      <dt>场景</dt><dd>${composition.title}（${composition.scenarios.join(',')}）</dd>
      <dt>时间</dt><dd>${momentOf(at)}，${isRunning ? '时钟走动' : '时钟静止'}</dd>
      <dt>数据</dt><dd>${dataText(options, scene)}</dd>
      <dt>故障</dt><dd>${faults.length === 0 ? '无' : markup`${faults.length} 个：${faultList(faults)}`}</dd>
      ${scene && Object.keys(scene.upstreams).length > 0 ? markup`<dt>上游</dt><dd>${upstreamText(scene.upstreams)}</dd>` : ''}
    </dl>`;
}

/** Returns the source of the session's data in words. */
function dataText({ seed, size }: StartOptions, scene: LinkContent['scene']): string {
  if (scene) return `存下的现场 ${scene.name}，已做的操作 ${scene.operations} 次`;
  if (size !== undefined) return `随机生成，种子 ${seed ?? ''}，规模 ${size}`;
  return seed === undefined ? '场景自带' : `场景自带，种子 ${seed}`;
}
const upstreamText = (upstreams: SceneHead['upstreams']): string =>
  Object.entries(upstreams)
    .map(([on, backend]) => `${on}：${backend}`)
    .join('；');

const faultList = (faults: readonly NewFault[]): Html =>
  markup`<ul>${faults.map((fault) => markup`<li>${cut(lineOf(fault))}</li>`)}</ul>`;

const lineOf = (fault: NewFault): string => {
  const { on, times } = fault;
  const operation = operationNamed(on);
  const name =
    operation === undefined
      ? `文件 ${on.slice('asset:'.length)}`
      : `接口 ${operationName(operation)}（${on}）`;
  return `${name}：${inWords(fault)}，${times === undefined ? whenInWords(fault) : `${whenInWords(fault)}，共 ${times} 次`}`;
};

/** Maximum length of a shown text: a fault may contain a whole page. */
const LONGEST = 160;
const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
