/** Figures that an answer tells agree with each other and with the table of spec 1 §9, over HTTP. */
import { expect, test } from 'vitest';
import { provider, type Provider } from './provider.ts';

interface BillRow {
  readonly billNo: string;
  readonly periods: number;
  readonly cycle: string;
  readonly principal: number;
  readonly fee: number;
}

async function answered<T>(session: Provider, operation: string, input: Record<string, unknown>): Promise<T> {
  const { body } = await session.call('provisional', operation, input);
  expect(body).toMatchObject({ resultCode: '0000000' });
  return body['resultData'] as T;
}

const MONTHLY = '5107';

test.each([
  ['new-channel', '12007', 0.008, '0.8%', 56, 11.68],
  ['baseline', '12003', 0.006, '0.6%', 51, 10.95],
  ['personal', '12019', 0.006, '0.6%', 56, 10.95],
])("%s: the fee of a bill is its product's [mend-rate-product]", async (...row) => {
  const [scenario, productCode, rate, charge, days, yearly] = row;
  const session = await provider(scenario);
  const page = { tab: 'allBill', pageNo: 1, pageSize: 30 };
  const { list } = await answered<{ list: BillRow[] }>(session, 'queryBillPage', { productCode, ...page });
  const monthly = list.filter(({ cycle, periods }) => cycle === MONTHLY && periods === 1);
  expect(monthly.length).toBeGreaterThan(0);
  for (const { principal, fee } of monthly) expect(fee).toBeCloseTo(principal * rate, 2);

  const billNo = monthly[0]?.billNo;
  const detail = await answered<object>(session, 'queryBillDetail', { productCode, billNo });
  expect(detail).toMatchObject({ executedRate: yearly });
  const { current } = await answered<{ current: object }>(session, 'queryClearTypes', { productCode });
  expect(current).toMatchObject({ value: MONTHLY, dayValue: days });
  expect((current as { serviceCharge: string }).serviceCharge).toMatch(new RegExp(`^${charge}`));
});

test('an account that leaves its cycle leaves its own repayment day behind [mend-rate-product]', async () => {
  const session = await provider('cycle-monthly-plus');
  const detail = await answered<object>(session, 'queryBillDetail', {
    productCode: '12003',
    billNo: 'ZD202611010031',
  });
  expect(detail).toMatchObject({ cycle: '5110', lastRepayDate: '2026-11-10' });
  const { current } = await answered<{ current: object }>(session, 'queryClearTypes', {
    productCode: '12003',
  });
  expect(current).toMatchObject({ value: '5110', lastPayDate: '当月10日' });
});
