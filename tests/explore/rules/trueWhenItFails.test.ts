import { expect, test } from 'vitest';
import type { Failed, Look } from '../observed.ts';
import { trueWhenItFails } from './trueWhenItFails.ts';

const look = (text: string): Look => ({ text, mains: 1, frozen: false, ghosts: [], waiting: [] }) as never;

const QUESTION = '确认还款，出账处理中，不可重复申请';

/**
 * Returns the checks that complain about a page whose repayment got no response.
 * @param text what the page then shows besides the question
 * @param timesTaken how often the provider had executed the repayment then
 * @param timesTakenAfterRetry the same after a second try; undefined without one
 */
const complaints = (text: string, timesTaken: number, timesTakenAfterRetry: number | undefined): string[] => {
  const failed = {
    kind: 'failed',
    fault: 'server gone',
    control: { role: 'button', name: '确认付款', where: '还款：server gone during', box: {} },
    before: look(QUESTION),
    after: look(`${QUESTION} ${text}`),
    restored: look('还款结果'),
    happened: { requests: 1, native: [] },
    money: { timesTaken, timesTakenAfterRetry },
  } as unknown as Failed;
  return trueWhenItFails(failed, { leadsSomewhere: () => true, before: [] }).map(({ check }) =>
    check.slice('trueWhenItFails.'.length),
  );
};

test.each<[said: string, timesTaken: number, timesTakenAfterRetry: number | undefined, checks: string[]]>([
  ['还款结果暂时未知，请勿重复还款', 0, 1, []],
  ['款项未扣除，可重新还款', 0, 1, []],
  ['还款处理中', 1, 1, []],
  ['请重新登录', 0, undefined, []],
  ['电子回单已上线：还款成功后可查看', 0, 1, []],
  ['款项未扣除，可重新还款', 1, 1, ['untrue']],
  ['分期申请未提交', 1, 1, ['untrue']],
  ['还款成功', 0, 1, ['untrue']],
  ['账期变更已受理', 0, 1, ['untrue']],
  ['还款结果暂时未知', 0, 0, ['stuck']],
  ['还款处理中', 1, 2, ['twice']],
])(
  'judges the text %s, with the repayment executed %s times and %s after a retry: %j',
  (text, timesTaken, timesTakenAfterRetry, wanted) =>
    expect(complaints(text, timesTaken, timesTakenAfterRetry)).toEqual(wanted),
);
