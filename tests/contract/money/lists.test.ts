/** Tests that lists with a date filter contain all rows of these days, and no others. */
import { expect, test } from 'vitest';
import { provisional } from '#generated/clients.ts';
import { provider, type Provider } from '../tools/provider.ts';

const all = { pageNo: 1, pageSize: 500 } as const;

interface Between {
  readonly dateFrom?: string;
  readonly dateTo?: string;
}

/** Functions that return the days of a list's rows, by operation. */
const lists: Readonly<Record<string, (between: Between, session: Provider) => Promise<string[]>>> = {
  queryOrderPage: async (between, session) =>
    (await provisional.queryOrderPage({ ...all, ...between }, session)).list.map(
      ({ orderedAt }) => orderedAt,
    ),
  queryPaymentRecordPage: async (between, session) =>
    (await provisional.queryPaymentRecordPage({ ...all, ...between }, session)).list.map(
      ({ paidAt }) => paidAt,
    ),
  queryRepayRecordPage: async (between, session) =>
    (await provisional.queryRepayRecordPage({ ...all, ...between }, session)).list.map(
      ({ submittedAt }) => submittedAt,
    ),
  queryRefundPage: async (between, session) =>
    (await provisional.queryRefundPage({ ...all, ...between }, session)).list.map(
      ({ appliedAt }) => appliedAt,
    ),
  queryQuotaMovementPage: async (between, session) =>
    (await provisional.queryQuotaMovementPage({ ...all, ...between }, session)).list.map(({ at }) => at),
  queryUnbilledPage: async (between, session) =>
    (await provisional.queryUnbilledPage({ ...all, ...between }, session)).list.map(({ takenOn }) => takenOn),
  queryBillPage: async ({ dateFrom, dateTo }, session) => {
    const period = { ...(dateFrom && { periodFrom: dateFrom }), ...(dateTo && { periodTo: dateTo }) };
    const { list } = await provisional.queryBillPage({ ...all, tab: 'allBill', ...period }, session);
    return list.map(({ billDate }) => billDate);
  },
};

test.each(Object.entries(lists))(
  'filters %s by the first day, the last day or both',
  async (name, daysOf) => {
    const session = await (name === 'queryUnbilledPage' ? provider('pop-user', '12008') : provider());
    const ask = async (between: Between) =>
      (await daysOf(between, session)).map((moment) => moment.slice(0, 10)).sort();
    const days = await ask({});
    // The second and the last but one, so that a filter can leave out rows at both ends.
    const [dateFrom = '', dateTo = ''] = [days.at(1), days.at(-2)];
    expect(days.length).toBeGreaterThan(1);
    expect(await ask({ dateFrom })).toEqual(days.filter((day) => day >= dateFrom));
    expect(await ask({ dateTo })).toEqual(days.filter((day) => day <= dateTo));
    expect(await ask({ dateFrom, dateTo })).toEqual(days.filter((day) => day >= dateFrom && day <= dateTo));
    expect(await ask({ dateFrom: dateTo, dateTo: '2000-01-01' })).toEqual([]);
  },
);
