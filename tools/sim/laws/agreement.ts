/** Checks that every write shows in all related reads: reads of the same fact must agree. */
import { AccountType } from '#generated/shared/enums.ts';
import { operationNamed } from '#simulator/services/catalogue.ts';
import type { Rig } from './rig.ts';

type Data = Readonly<Record<string, unknown>>;

/** Two reads of the same fact that disagree. */
export interface Disagreement {
  readonly law: string;
  /** The two values: `1 is not 2`. */
  readonly where: string;
}

function read<Answer = Data>(rig: Rig, address: string, payload: Data): Answer {
  const answer = offered<Answer>(rig, address, payload);
  if (answer === undefined) throw new Error(`${address} is not for this product`);
  return answer;
}

/** Calls an operation that not every product has; undefined without it. */
function offered<Answer = Data>(rig: Rig, address: string, payload: Data): Answer | undefined {
  const operation = operationNamed(address);
  const reply = operation && rig.call(operation, payload);
  if (reply?.refuse === 'ProductNotAllowed') return undefined;
  if (reply?.data === undefined)
    throw new Error(`${address} did not answer: ${reply?.refuse ?? 'no handler'}`);
  return reply.data as Answer;
}

const cents = (yuan: unknown): number => Math.round(Number(yuan) * 100);

/** Returns the disagreements between home, calendar, ledger, quick bill and funds. Empty without a product or a login. */
export function disagreements(rig: Rig): Disagreement[] {
  const { product, loggedIn, account } = rig.session.world.viewer;
  if (product === null || !loggedIn) return [];
  const asked = { productCode: product };
  const { repayAmtVo: due } = read<{ repayAmtVo: Data }>(rig, 'legacy.userDataV2', asked);
  const calendar = read<{ dues: { amount: number }[]; total: number }>(
    rig,
    'provisional.queryDueCalendar',
    asked,
  );
  const ledger = read(rig, 'gateway.queryLedgerRepayment', asked);
  const quick = offered(rig, 'gateway.queryQuickBillData', asked);

  const found: Disagreement[] = [];
  const agree = (law: string, one: unknown, other: unknown): void => {
    if (cents(one) !== cents(other)) found.push({ law, where: `${String(one)} is not ${String(other)}` });
  };
  const summed = calendar.dues.reduce((sum, { amount }) => sum + cents(amount), 0) / 100;
  agree('calendar-total-is-its-days', calendar.total, summed);
  agree('home-due-is-calendar-total', due['acctSumAmount'], calendar.total);
  // The smaller of both must be the overdue amount.
  agree(
    'overdue-is-part-of-due',
    Math.min(Number(ledger['overDueRepayAmount']), calendar.total),
    ledger['overDueRepayAmount'],
  );
  // A child account sees its own orders, a parent account those of the company.
  const whole = account === AccountType.Parent;
  if (quick)
    agree(
      'home-unbilled-is-quick-bill-unbilled',
      due['sumNrDefer'],
      quick[whole ? 'companyBillAmount' : 'currentUserBillAmount'],
    );
  if (whole) fundsAgree(rig, asked, agree);
  return found;
}

/** Checks that home, the account, its movements and its months show the same amounts. */
function fundsAgree(rig: Rig, asked: Data, agree: (law: string, one: unknown, other: unknown) => void): void {
  const { accounts } = read<{ accounts: { accountNo: string; balance: number }[] }>(
    rig,
    'provisional.queryFundAccounts',
    asked,
  );
  const home = read<{ accountNo: string; balance: number }[]>(rig, 'gateway.queryDetailInfo', {
    ...asked,
    accountType: '',
  });
  for (const { accountNo, balance } of accounts) {
    const shown = home.find((entry) => entry.accountNo === accountNo);
    agree('home-balance-is-the-account', shown?.balance, balance);
    const page = { ...asked, accountNo, pageNo: 1, pageSize: 10 };
    const movements = read(rig, 'provisional.queryFundMovements', page);
    agree('movements-end-in-the-balance', movements['closing'], balance);
    const sums = cents(movements['sumIncome']) - cents(movements['sumExpense']);
    agree('movements-make-the-balance', sums / 100, balance);
    const { months } = read<{ months: { closing: number }[] }>(rig, 'provisional.queryFundMonths', {
      ...asked,
      accountNo,
    });
    agree('months-end-in-the-balance', months[0]?.closing, balance);
  }
}
