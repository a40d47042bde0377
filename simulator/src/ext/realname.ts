import { create } from 'mutative';
import { FlowType } from '#generated/shared/enums.ts';
import type { World } from '../world/world.ts';
import { markup } from './html.ts';
import { returnUrl } from './returnUrl.ts';
import type { Outcome, Visit } from './visit.ts';

/** Company real-name authentication at the authentication centre: afterwards the real name is valid again. */
export function realname(visit: Visit): Outcome {
  const { world, form } = visit;
  if (form) return { goTo: returnUrl(visit) ?? '/front/', world: withValidRealName(world) };
  const expired = world.opening.flowType === FlowType.RealNameInvalid;
  return {
    title: '企业实名认证',
    content: markup`<p>${world.company.name}</p>
      <p>${expired ? '实名信息已失效，请重新认证。' : '实名信息有效，可以重新认证。'}</p>
      <form method="post"><button class="primary">完成认证</button></form>`,
  };
}

/** Only what the real name had stopped goes on; other flows of the company are not its matter. */
const withValidRealName = (world: World): World =>
  world.opening.flowType === FlowType.RealNameInvalid
    ? create(world, (draft) => void (draft.opening.flowType = FlowType.Normal))
    : world;
