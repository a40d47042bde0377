import type { Failed } from '../observed.ts';
import { subjectOf, type Finding, type Rule } from './rule.ts';

/** Checks a failed request: the page reports it, the report is true, and the user can continue. */
export const trueWhenItFails: Rule = (observed) =>
  observed.kind === 'failed'
    ? [...unreported(observed), ...falseClaims(observed), ...notRecovered(observed), ...moneyClaims(observed)]
    : [];

const about = ({ control }: Failed) => ({ subject: subjectOf(control), box: control.box });
const when = {
  offline: '断网',
  slow: '网速很慢',
  'server gone': '服务器无应答',
  refused: '请求失败',
  'answer lost': '应答丢失',
} as const;

/** Reports a failed request that changed no text of the page. */
function unreported(failed: Failed): Finding[] {
  const { before, after, happened, fault, control } = failed;
  const hasCalled = happened.requests > 0;
  const isShown = before.text !== after.text || happened.native.length > 0 || after.waiting.length > 0;
  return hasCalled && !isShown
    ? [
        {
          check: 'trueWhenItFails.silent',
          message: `${when[fault]}时点击「${control.name}」，什么也没有说`,
          ...about(failed),
        },
      ]
    : [];
}

/** Reports claims that the page cannot know: a new version while offline, or no payment after a lost response. */
function falseClaims(failed: Failed): Finding[] {
  const { after, before, happened, fault } = failed;
  const shown = `${after.text} ${happened.native.join(' ')}`;
  const claims = [
    ...(fault === 'offline' && /系统已更新|新版本/.test(shown) ? ['系统已更新'] : []),
    ...(fault === 'answer lost' && /款项未扣除|未扣款/.test(shown) && !/款项未扣除|未扣款/.test(before.text)
      ? ['款项未扣除']
      : []),
  ];
  return claims.map((claim) => ({
    check: 'trueWhenItFails.untrue',
    message: `${when[fault]}时说「${claim}」，并不属实`,
    subject: `${fault} ${claim}`,
  }));
}

/** Reports a page that stays blank or inert after the connection is restored. */
function notRecovered(failed: Failed): Finding[] {
  const { restored, before, fault, control } = failed;
  const blank = restored.text.length < 4 || (restored.mains === 0 && before.mains > 0);
  return blank || restored.frozen || restored.ghosts.length > 0
    ? [
        {
          check: 'trueWhenItFails.lost',
          message: `${when[fault]}时点击「${control.name}」，恢复后页面仍不可用`,
          ...about(failed),
        },
      ]
    : [];
}

/** Matches claims that the step was taken; not 还款成功后, which announces what will happen after it. */
const TAKEN = /(还款|分期|变更|出账)(成功|已受理|处理中)(?!后)/g;
const NOT_TAKEN = /未提交|未扣除|未扣款|(还款|分期|变更|出账|提交)失败/g;

/** Checks that what the page says about the money agrees with the provider's books, and that a retry works but takes nothing twice. */
function moneyClaims(failed: Failed): Finding[] {
  const { before, after, fault, control, money } = failed;
  if (money === undefined) return [];
  const claims = after.text.match(money.timesTaken > 0 ? NOT_TAKEN : TAKEN) ?? [];
  const claim = claims.find((words) => !before.text.includes(words));
  const books = `实际${money.timesTaken > 0 ? '已' : '未'}办理`;
  const finding = (check: 'untrue' | 'stuck' | 'twice', message: string): Finding => ({
    check: `trueWhenItFails.${check}`,
    message: `${control.where}（${when[fault]}）：${message}`,
    ...about(failed),
  });
  return [
    ...(claim === undefined ? [] : [finding('untrue', `说「${claim}」，${books}`)]),
    ...(money.timesTakenAfterRetry === 0 ? [finding('stuck', '恢复后在原页面不能再次办理')] : []),
    ...(money.timesTakenAfterRetry !== undefined && money.timesTakenAfterRetry > 1
      ? [finding('twice', `办理了${String(money.timesTakenAfterRetry)}次`)]
      : []),
  ];
}
