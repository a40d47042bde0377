/** Tests that the amounts of each bill and the totals of the list add up in every state of bills. */
import { expect, test } from 'vitest';
import { provisional } from '#generated/clients.ts';
import { provider } from '../tools/provider.ts';

const tabs = ['allBill', 'waitRepay', 'overdue', 'settled', 'unbilled'] as const;
const parts = ['principal', 'interest', 'fee', 'penalty'] as const;
const credits = ['repaid', 'discounted', 'refunded', 'owed'] as const;
type Amounts = Readonly<Record<(typeof parts)[number] | (typeof credits)[number], number>>;

const cents = (amounts: Amounts, names: readonly (keyof Amounts)[]): number =>
  names.reduce((sum, name) => sum + Math.round(amounts[name] * 100), 0);

test.each(['baseline', 'overdue-bill', 'refund-states', 'child-account', 'defaulted-bill', 'many-bills'])(
  'in scenario %s charged is repaid + discounted + refunded + owed, and totals are sums of rows',
  { tags: ['out-bill-sums'] },
  async (scenario) => {
    const session = await provider(scenario);
    for (const tab of tabs) {
      const page = await provisional.queryBillPage({ tab, pageNo: 1, pageSize: 500 }, session);
      for (const row of page.list) expect(cents(row, parts), row.billNo).toBe(cents(row, credits));
      expect(cents(page.sums, parts)).toBe(cents(page.sums, credits));
      if (page.list.length < page.total) continue;
      for (const name of [...parts, ...credits])
        expect(Math.round(page.sums[name] * 100), `${tab} ${name}`).toBe(
          page.list.reduce((sum, row) => sum + Math.round(row[name] * 100), 0),
        );
    }
  },
);
