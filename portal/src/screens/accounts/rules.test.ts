import { expect, test } from 'vitest';
import { barShare, effectOf, leftText, leftUnder, limitOf, limitProblem } from './rules.ts';

test.each([
  [{ used: 39_939.3, limit: 42_000 }, 95],
  [{ used: 5_000, limit: 5_000 }, 100],
  [{ used: 5_001, limit: 5_000 }, 100],
  [{ used: 0, limit: 0 }, 0],
  [{ used: 10 }, 0],
])('the bar of %o is filled to %i per cent', (account, share) => expect(barShare(account)).toBe(share));

test.each([
  ['NORMAL', '剩2,060.70'],
  ['NEARLY_USED', '将用完，剩2,060.70'],
  ['USED_UP', '已用完，剩2,060.70'],
  ['UNLIMITED', '剩2,060.70'],
] as const)('shows %s as %s', (limitUse, text) => expect(leftText(limitUse, '2,060.70')).toBe(text));

test.each([
  [60_000, 39_939.3, 750_779.2, 20_060.7],
  [60_000, 39_939.3, 100, 100],
  [100, 200, 750_779.2, 0],
  [undefined, 200, 750_779.2, 750_779.2],
])('with limit %s, used %s and available %s there remain %s', (limit, used, available, left) =>
  expect(leftUnder(limit, used, available)).toBe(left),
);

const range = { from: 100.5, to: 1_200_000 };

test.each([
  [{ capped: false, limit: '' }, undefined],
  [{ capped: true, limit: '' }, '请输入正确的金额，最多两位小数'],
  [{ capped: true, limit: '100.49' }, '上限额度须在100.50至1,200,000.00元之间'],
  [{ capped: true, limit: '100.50' }, undefined],
  [{ capped: true, limit: '1,200,000' }, undefined],
  [{ capped: true, limit: '1,200,000.01' }, '上限额度须在100.50至1,200,000.00元之间'],
])('validates the limit %j: %s', (choice, problem) => expect(limitProblem(choice, range)).toBe(problem));

test.each([
  [{ limit: 60_000 }, 50_000, '超过审批金额50,000.00元，提交后由另一账号审批，同意前额度不变。'],
  [{ limit: 50_000 }, 50_000, '确认后立即生效，该账号的额度页同步更新。'],
  [{}, 50_000, '超过审批金额50,000.00元，提交后由另一账号审批，同意前额度不变。'],
  [{}, undefined, '确认后立即生效，该账号的额度页同步更新。'],
])('the limit %o with approvals above %s: %s', { tags: ['approve-above'] }, (next, approvalAbove, words) =>
  expect(effectOf(next, { creditLimit: 1_200_000, approvalAbove })).toBe(words),
);

test('sends the typed limit, 0 included, and none for an account that shares the quota', () => {
  expect([
    limitOf({ capped: false, limit: '5' }),
    limitOf({ capped: true, limit: '5' }),
    limitOf({ capped: true, limit: '0' }),
  ]).toEqual([{}, { limit: 5 }, { limit: 0 }]);
});
