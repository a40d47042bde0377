/** Tests that the provider repays only valid amounts, whatever a client sends. */
import { expect, test } from 'vitest';
import { hostileAmounts } from '../../support/hostileAmounts.ts';
import { provider } from '../tools/provider.ts';

const BILL = 'ZD202610260030';
const isPayable = (amount: number) => amount >= 100 && amount <= 24_398.7;

test('refuses all hostile amounts, as text or number', async () => {
  const session = await provider('overdue-bill');
  const amounts = [...hostileAmounts, ...hostileAmounts.map(Number).filter((amount) => !isPayable(amount))];
  const taken: unknown[] = [];
  for (const [index, amount] of amounts.entries()) {
    const { body } = await session.call('provisional', 'submitRepay', {
      productCode: '12003',
      idempotencyKey: `hostile-amount-${String(index)}`,
      bills: [{ billNo: BILL }],
      amount,
      owed: 24_398.7,
      source: 'OVERFLOW',
    });
    if (body['resultCode'] === '0000000') taken.push(amount);
  }
  expect(taken).toEqual([]);
});
