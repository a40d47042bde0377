import { expect, test } from 'vitest';
import { countOf, noteOf, titleOf, type Blocker } from './words.ts';

test.each<[Blocker, string, string | undefined, string | undefined]>([
  [
    { kind: 'BILLS_DUE', count: 4, amount: 269548.52, nextDate: '2026-11-15' },
    '应还账单4笔',
    '最近最后还款日2026-11-15',
    undefined,
  ],
  [{ kind: 'UNBILLED', count: 8, amount: 1 }, '未出账借款8笔', '可快速出账后还款', undefined],
  [{ kind: 'CHILDREN', count: 10, total: 12 }, '10个子账号未冻结', '共12个，2个已冻结', '10个'],
  [
    { kind: 'CONTRACTS', count: 2, names: ['企业征信授权书', '代扣服务协议'] },
    '待签署合同2份',
    '企业征信授权书、代扣服务协议',
    '2份',
  ],
  [{ kind: 'REFUNDS', count: 0, amount: 0 }, '退款中0笔', undefined, undefined],
  [{ kind: 'INCOMING', count: 3, accountType: 'vas' }, '待认领来款3笔', '认领后转出，或联系客服退回', '3笔'],
])('describes the open item %j', (blocker, title, note, count) => {
  expect([titleOf(blocker), noteOf(blocker), countOf(blocker)]).toEqual([title, note, count]);
});

test('does not ask for a payout that the company cannot make', () => {
  const rest: Blocker = { kind: 'OVERFLOW_BALANCE', count: 1, amount: 50 };
  expect([noteOf(rest), noteOf(rest, 'RETURNED')]).toEqual(['须先转出至企业银行账户', '不足最低转出金额']);
});
