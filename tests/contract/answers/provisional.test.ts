/** Tests operations that the screens need and the specification lacks (openapi/provisional). */
import { expect, test } from 'vitest';
import { gateway, provisional } from '#generated/clients.ts';
import { provider } from '../tools/provider.ts';

test('returns user information of a parent, and of a child without its phone', async () => {
  const parent = await provider();
  expect(await provisional.getUserInfo({}, parent)).toEqual({
    jdpin: 'hechuan_caigou',
    nickname: '禾川采购',
    companyName: '杭州禾川工业设备有限公司',
    phone: '13800006027',
    status: '1601',
    acctType: '1901',
    accountStatus: '1601',
    permissionType: 0,
    userTag: 'normal',
  });
  const child = await provider('child-account');
  const data = await provisional.getUserInfo({}, child);
  expect(data).toMatchObject({ jdpin: 'hechuan_cg02', acctType: '1902' });
  expect(data).not.toHaveProperty('phone');
});

test(
  'sums due amounts per day, overdue first, to the total of the home data',
  { tags: ['out-monthly-25'] },
  async () => {
    const session = await provider('overdue-bill');
    const calendar = await provisional.queryDueCalendar({}, session);
    expect(calendar.dues.map(({ dueDate, cycleLabel, amount }) => [dueDate, cycleLabel, amount])).toEqual([
      ['2026-11-08', '周结', 24398.7],
      ['2026-11-15', '周结', 32618.4],
      ['2026-11-22', '周结', 28905.6],
      ['2026-11-25', '月结、分期', 208024.52],
    ]);
    const home = await gateway.userDataV2({}, session);
    expect(home).toMatchObject({ repayAmtVo: { acctSumAmount: calendar.total } });
  },
);

test('returns the billed and repaid amounts of six months', async () => {
  const session = await provider();
  const { months } = await provisional.queryMonthlyTotals({}, session);
  const inTenThousands = (yuan: number) => (yuan / 10_000).toFixed(1);
  expect(
    months.map(({ month, billed, repaid }) => [month, inTenThousands(billed), inTenThousands(repaid)]),
  ).toEqual([
    ['2026-06', '19.8', '20.4'],
    ['2026-07', '22.2', '19.8'],
    ['2026-08', '24.6', '22.2'],
    ['2026-09', '26.3', '24.6'],
    ['2026-10', '24.8', '23.6'],
    ['2026-11', '24.9', '5.4'],
  ]);
});

test('lists contracts to sign, with count and place of the prompt', async () => {
  const session = await provider('both-contracts');
  expect(await provisional.queryNeedSignContractList({}, session)).toMatchObject({
    count: 2,
    contractList: [{ contractName: '企业征信授权书' }, { contractName: '企业金采服务合同' }],
    showPosition: ['home', 'serviceContract'],
  });
});
