/** Triggers every state code of the fund operations in its scenario. */
import { expect, test } from 'vitest';
import { operations } from '#generated/provisional/operations.ts';
import { untestedStates, type Refusal } from '../answers/refusals.ts';
import { provider, type Provider } from '../tools/provider.ts';

type Body = Record<string, unknown>;

const overflow = '8801220611736027';
const factoring = '8803120611750064';
const key = 'a1b2c3d4e5f60718293a';
const page = { pageNo: 1, pageSize: 10 };
const unknownAccount = { accountNo: '8801220699999999' };
const own = { accountNo: overflow };
const claim = (rest: Body = {}): Body => ({
  ...own,
  idempotencyKey: key,
  transferNo: 'LK2026111200000004',
  claimType: '1',
  amount: 56_000,
  day: '2026-11-12',
  vouchers: ['PZ2026111200000001'],
  ...rest,
});
const withdrawal = (rest: Body = {}): Body => ({
  ...own,
  idempotencyKey: key,
  amount: 20_000,
  password: '804617',
  ...rest,
});
const { password: _password, ...bySms } = withdrawal({ smsToken: 'DX1' });
const transfer = (rest: Body = {}): Body => ({
  idempotencyKey: key,
  fromAccountNo: factoring,
  toAccountNo: overflow,
  amount: 5_000,
  ...rest,
});
const unbinding = (rest: Body = {}): Body => ({ cardId: 'YHK0002', password: '804617', ...rest });

const rows: Refusal[] = [
  ['P080001', 'fund-account-not-owned', 'queryFundAccount', unknownAccount],
  ['P080001', 'fund-account-not-owned', 'queryFundMovements', { ...unknownAccount, ...page }],
  ['P080001', 'fund-account-not-owned', 'queryFundMonths', unknownAccount],
  ['P080001', 'fund-account-not-owned', 'queryFundStatement', { ...unknownAccount, month: '2026-10' }],
  ['P080001', 'fund-account-not-owned', 'queryIncomingTransfers', unknownAccount],
  ['P080001', 'fund-account-not-owned', 'queryClaimPage', { ...unknownAccount, ...page }],
  ['P080001', 'fund-account-not-owned', 'queryWithdrawalTerms', unknownAccount],
  ['P080001', 'fund-account-not-owned', 'claimTransfer', claim(unknownAccount)],
  ['P080001', 'fund-account-not-owned', 'applyWithdrawal', withdrawal(unknownAccount)],
  ['P210009', 'baseline', 'queryFundStatement', { ...own, month: '2026-12' }],
  ['P210009', 'baseline', 'queryFundStatement', { ...own, month: '2026-09' }],
  ['P080002', 'fund-account-offline', 'queryIncomingTransfers', own],
  ['P080002', 'fund-account-offline', 'claimTransfer', claim()],
  ['P210001', 'baseline', 'claimTransfer', claim({ transferNo: 'LK2026111299999999' })],
  ['P210002', 'claim-waiting', 'claimTransfer', claim()],
  ['P210002', 'claim-operator', 'claimTransfer', claim()],
  ['P210002', 'claim-done', 'claimTransfer', claim()],
  ['P210003', 'baseline', 'claimTransfer', claim({ amount: 56_000.01 })],
  ['P210004', 'baseline', 'claimTransfer', claim({ day: '2026-11-11' })],
  ['P210005', 'baseline', 'claimTransfer', claim({ vouchers: ['PZ2026102800000001'] })],
  ['P210005', 'baseline', 'claimTransfer', claim({ vouchers: ['PZ2026111299999999'] })],
  ['P210006', 'claim-tries-exceeded', 'claimTransfer', claim()],
  ['P210007', 'two-fund-investors', 'claimTransfer', claim({ accountNo: '8801220611739915' })],
  ['P210008', 'baseline', 'queryClaim', { claimNo: 'RL2026111299999999' }],
  ['P210008', 'baseline', 'queryClaim', { idempotencyKey: key }],
  ['P211001', 'withdrawal-waiting', 'applyWithdrawal', withdrawal()],
  ['P211002', 'withdrawal-guidance', 'applyWithdrawal', withdrawal()],
  ['P211003', 'withdrawal-ready', 'applyWithdrawal', withdrawal({ amount: 99.99 })],
  ['P211004', 'no-payout-card', 'applyWithdrawal', withdrawal()],
  ['P211005', 'baseline', 'queryWithdrawal', { withdrawalNo: 'ZC2026111299999999' }],
  ['P220001', 'withdrawal-ready', 'applyWithdrawal', withdrawal({ cardId: 'YHK9999' })],
  ['P020005', 'withdrawal-ready', 'applyWithdrawal', withdrawal({ amount: 86_300.45 })],
  ['P140003', 'guidance-read', 'applyWithdrawal', withdrawal()],
  ['P140002', 'withdrawal-password-locked', 'applyWithdrawal', withdrawal()],
  ['P140001', 'withdrawal-ready', 'applyWithdrawal', withdrawal({ password: '926153' })],
  ['P150001', 'withdrawal-ready', 'applyWithdrawal', bySms],
  ['P080001', 'factoring', 'transferBalance', transfer({ toAccountNo: unknownAccount.accountNo })],
  ['P212001', 'factoring', 'transferBalance', transfer({ toAccountNo: factoring })],
  ['P212001', 'factoring', 'transferBalance', transfer({ toAccountNo: '6228410933500148' })],
  ['P080002', 'factoring-offline', 'transferBalance', transfer()],
  ['P020005', 'factoring', 'transferBalance', transfer({ amount: 36_500.01 })],
  ['P212002', 'factoring', 'queryBalanceTransfer', { balanceTransferNo: 'HZ2026111299999999' }],
  // An outgoing payment is not a transfer between own accounts.
  ['P212002', 'factoring', 'queryBalanceTransfer', { balanceTransferNo: 'HZ2026111100000002' }],
  ['E9000003', 'baseline', 'transferBalance', transfer()],
  ['P220001', 'baseline', 'setDefaultBankCard', { cardId: 'YHK0002' }],
  ['P220001', 'baseline', 'unbindBankCard', unbinding()],
  ['P220002', 'baseline', 'unbindBankCard', unbinding({ cardId: 'YHK0001' })],
  ['P220003', 'bank-card-in-use', 'unbindBankCard', unbinding({ cardId: 'YHK0001' })],
  ['P140003', 'bank-cards', 'unbindBankCard', unbinding()],
  ['P140002', 'bank-cards-password-locked', 'unbindBankCard', unbinding()],
  ['P140001', 'bank-cards-password', 'unbindBankCard', unbinding({ password: '926153' })],
  ['P150001', 'bank-cards', 'unbindBankCard', { cardId: 'YHK0002', smsToken: 'DX1' }],
];

/** Requirement that the test of a code proves. */
const requirements: Record<string, string> = {
  P210003: 'vas-claim-wrong',
  P210004: 'vas-claim-wrong',
  P210005: 'vas-claim-wrong',
};
const requirementsOf = (code: string, operation: string): string[] => {
  const isOfflineFunder = code === 'P080002' && operation !== 'transferBalance';
  const id = isOfflineFunder ? 'vas-offline-investor' : requirements[code];
  return id === undefined ? [] : [id];
};

/** Returns the fund accounts and their records as text, without the number of wrong attempts. */
const booksOf = async (session: Provider): Promise<string> => {
  const { funds, fundBook } = (await (await session.fetch('/_sim/api/world')).json()) as Body;
  return JSON.stringify({ funds, fundBook }, (name, value: unknown) =>
    name === 'wrong' || name === 'wrongOn' ? undefined : value,
  );
};

for (const [index, [code, scenario, operation, input]] of rows.entries())
  test(
    `${String(index + 1)}: returns ${code} in ${scenario} for ${operation}, without changes`,
    { tags: requirementsOf(code, operation) },
    async () => {
      const productCode = scenario.startsWith('factoring') ? '12023' : '12003';
      const session = await provider(scenario, productCode);
      const before = await booksOf(session);
      const { status, body } = await session.call('provisional', operation, { productCode, ...input });
      expect([status, body['resultCode']]).toEqual([200, code]);
      expect(body['resultMsg']).toMatch(/\p{Script=Han}/u);

      expect(await booksOf(session)).toBe(before);
    },
  );

test('tests every state code of the funds', () => {
  // Other tests cover the rest: keys and uploads (also P210001) in funds.test.ts, approvals in approvalStates.test.ts.
  const elsewhere = ['P090001', 'P060006', 'P060007', 'P230001'];
  const ofFunds = Object.values(operations).filter(({ path }) => path.startsWith('/funds/'));
  expect(untestedStates(ofFunds, rows, elsewhere)).toEqual(['uploadClaimVoucher P210001']);
});
