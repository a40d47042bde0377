import { AuthOpenStatus } from '#generated/shared/enums.ts';
import { AuthOpenStatusLabel } from '#generated/shared/labels.ts';
import { finishAuth } from '../world/company/auth.ts';
import { choice } from './choice.ts';
import { markup } from './html.ts';
import { returnUrl, withQuery } from './returnUrl.ts';
import type { Outcome, Visit } from './visit.ts';

/** Face authentication: the tester picks the result; that of the scenario is preselected (spec 1 §5, 2 §4). */
export function auth(visit: Visit): Outcome {
  const { world, query, form } = visit;
  const authFlowNo = query.get('authFlowNo') ?? '';
  const status = Object.values(AuthOpenStatus).find((known) => known === form?.get('openStatus'));
  if (status !== undefined) return finished(visit, authFlowNo, status);
  const choices = Object.values(AuthOpenStatus).map((known) =>
    choice({
      name: 'openStatus',
      value: known,
      label: AuthOpenStatusLabel[known],
      note: known,
      chosen: known === world.auth.outcome,
    }),
  );
  return {
    title: '人脸识别',
    content: markup`<p class="caption">认证流水号 ${authFlowNo === '' ? '无' : authFlowNo}</p>
      <form method="post">
        <fieldset>
          <legend>认证结果</legend>
          ${choices}
        </fieldset>
        <button class="primary">完成</button>
      </form>`,
  };
}

function finished(visit: Visit, authFlowNo: string, openStatus: AuthOpenStatus): Outcome {
  const world = finishAuth(visit.world, authFlowNo, openStatus, visit.now);
  const back = returnUrl(visit);
  return back !== undefined
    ? { goTo: withQuery(back, { authFlowNo, openStatus }), world }
    : {
        title: '人脸识别已完成',
        content: markup`<p>可以关闭此窗口，回到原页面继续。</p>
          <script type="module" src="/_sim/console/close.js"></script>`,
        world,
      };
}
