import { expect, test } from 'vitest';
import { forecast, type PayOutlook } from './forecast.ts';

const due = (dueDate: string, billed: number, more: Partial<PayOutlook['dues'][number]> = {}) => ({
  dueDate,
  investorNo: 'A',
  billed,
  planned: 0,
  unbilled: 0,
  ...more,
});
const account = (available: number, investorNo = 'A') => ({
  accountNo: `no ${investorNo} ${String(available)}`,
  accountType: 'vas' as const,
  investorNo,
  available,
});
const outlook = (given: Partial<PayOutlook>): PayOutlook => ({
  asOf: '2026-11-12',
  days: 60,
  dues: [],
  accounts: [],
  ...given,
});
const auto = (deductDaysBefore: number) => ({ deductDaysBefore, deductTime: '09:00' });
const lacks = (date: string, amount: number) => ({ date, amount });

test.each<[name: string, given: Partial<PayOutlook>, shortfalls: ReturnType<typeof lacks>[]]>([
  ['nothing without dues', { accounts: [account(5)] }, []],
  [
    'nothing while the balance suffices, to the cent',
    { dues: [due('2026-11-15', 100.1)], accounts: [account(100.1)] },
    [],
  ],
  [
    'one cent that lacks',
    { dues: [due('2026-11-15', 0.1), due('2026-11-20', 0.2)], accounts: [account(0.29)] },
    [lacks('2026-11-20', 0.01)],
  ],
  [
    'overdue money today',
    { dues: [due('2026-11-01', 30), due('2026-11-15', 50)], accounts: [account(20)] },
    [lacks('2026-11-12', 10), lacks('2026-11-15', 50)],
  ],
  [
    'several shortfalls, each with what it adds',
    { dues: [due('2026-11-15', 100), due('2026-11-20', 7.5), due('2026-12-25', 2)], accounts: [account(60)] },
    [lacks('2026-11-15', 40), lacks('2026-11-20', 7.5), lacks('2026-12-25', 2)],
  ],
  [
    'the day of the automatic repayment',
    { dues: [due('2026-11-15', 100)], autoRepay: auto(2) },
    [lacks('2026-11-13', 100)],
  ],
  [
    'the due day, where the automatic repayment has passed',
    { dues: [due('2026-11-13', 100)], autoRepay: auto(2) },
    [lacks('2026-11-13', 100)],
  ],
  [
    'overdue money today although repayment is automatic',
    { dues: [due('2026-11-11', 100)], autoRepay: auto(0) },
    [lacks('2026-11-12', 100)],
  ],
  [
    'purchases and instalments that are not billed yet',
    { dues: [due('2026-12-25', 1, { planned: 20, unbilled: 300 })], accounts: [account(1)] },
    [lacks('2026-12-25', 320)],
  ],
  [
    'each investor by its own accounts',
    {
      dues: [due('2026-11-15', 10), due('2026-11-15', 40, { investorNo: 'B' })],
      accounts: [account(100), account(15, 'B')],
    },
    [lacks('2026-11-15', 25)],
  ],
  [
    'several accounts of one investor together',
    { dues: [due('2026-11-15', 30)], accounts: [account(10), account(15)] },
    [lacks('2026-11-15', 5)],
  ],
])('asks for %s', { tags: ['far-forecast'] }, (_, given, shortfalls) => {
  expect(forecast(outlook(given)).shortfalls).toEqual(shortfalls);
});

test('runs the balance day by day and names its parts', { tags: ['far-forecast'] }, () => {
  const { opening, total, days, lowest } = forecast(
    outlook({
      dues: [
        due('2026-11-08', 24_398.7),
        due('2026-11-25', 187_538.52, { planned: 20_486, unbilled: 300.5 }),
      ],
      accounts: [account(86_300.45)],
      autoRepay: auto(1),
    }),
  );
  expect({ opening, total }).toEqual({ opening: 86_300.45, total: 232_723.72 });
  expect(days).toEqual([
    {
      date: '2026-11-12',
      due: 24_398.7,
      overdue: 24_398.7,
      planned: 0,
      unbilled: 0,
      automatic: 0,
      balance: 61_901.75,
      gap: 0,
    },
    {
      date: '2026-11-24',
      due: 208_325.02,
      overdue: 0,
      planned: 20_486,
      unbilled: 300.5,
      automatic: 208_325.02,
      balance: 0,
      gap: 146_423.27,
    },
  ]);
  expect(lowest?.date).toBe('2026-11-24');
});
