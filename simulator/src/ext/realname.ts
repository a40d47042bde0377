import { create } from 'mutative';
import { AuthOpenStatus, FlowType } from '#generated/shared/enums.ts';
import { AuthOpenStatusLabel } from '#generated/shared/labels.ts';
import { finishAuth } from '../world/company/auth.ts';
import type { World } from '../world/world.ts';
import { choice } from './choice.ts';
import { markup } from './html.ts';
import { returnUrl, withQuery } from './returnUrl.ts';
import type { Outcome, Visit } from './visit.ts';

/** Code of the widget after the user cancels (spec 2 §4). */
const CANCELLED = 'E00003';

/** Possible results of an application's verification. */
const results = [AuthOpenStatus.Success, AuthOpenStatus.ProcessFailed, AuthOpenStatus.RiskRefused] as const;

/**
 * Real-name authentication of the company, which makes the real name valid. With an authentication number in the address
 * it verifies an opening application instead; the portal then queries the result.
 */
export function realname(visit: Visit): Outcome {
  const { world, form, query } = visit;
  const flowNo = query.get('authFlowNo');
  if (flowNo !== null) return verification(visit, flowNo);
  if (form) return { goTo: returnUrl(visit) ?? '/front/', world: withValidRealName(world) };
  const expired = world.opening.flowType === FlowType.RealNameInvalid;
  return {
    title: '企业实名认证',
    content: markup`<p>${world.company.name}</p>
      <p>${expired ? '实名信息已失效，请重新认证。' : '实名信息有效，可以重新认证。'}</p>
      <form method="post"><button class="primary">完成认证</button></form>`,
  };
}

function verification(visit: Visit, authFlowNo: string): Outcome {
  const { world, form, now } = visit;
  const back = returnUrl(visit) ?? '/front/';
  const picked = form?.get('openStatus');
  if (picked === CANCELLED) return { goTo: withQuery(back, { authFlowNo, errorCode: CANCELLED }) };
  const openStatus = results.find((end) => end === picked);
  if (openStatus !== undefined)
    return {
      goTo: withQuery(back, { authFlowNo, openStatus }),
      world: finishAuth(world, authFlowNo, openStatus, now),
    };
  const choices = results.map((value) =>
    choice({
      name: 'openStatus',
      value,
      label: AuthOpenStatusLabel[value],
      note: value,
      chosen: value === world.auth.outcome,
    }),
  );
  const cancel = choice({
    name: 'openStatus',
    value: CANCELLED,
    label: '用户取消',
    note: CANCELLED,
    chosen: false,
  });
  return {
    title: '企业实名认证',
    content: markup`<p>${world.company.name}</p>
      <form method="post">
        <fieldset><legend>认证结果</legend>${choices}${cancel}</fieldset>
        <button class="primary">完成认证</button>
      </form>`,
  };
}

/** Returns the world in which the company's real name is valid; a flow that waits for something else stays as it is. */
const withValidRealName = (world: World): World =>
  world.opening.flowType === FlowType.RealNameInvalid
    ? create(world, (draft) => void (draft.opening.flowType = FlowType.Normal))
    : world;
