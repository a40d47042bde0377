/** Statement of a fund account: every movement with the balance after it, and totals by month. Amounts in cents. */
import { AccountDirection, type AccountDetailType } from '#generated/shared/enums.ts';
import { addMonths, monthOf, type Day } from '../values/calendar.ts';
import { derived } from '../values/derived.ts';
import { sum, type Cents } from '../values/money.ts';
import { balanceChange } from './funds.ts';
import type { FundAccount, Movement } from './schema.ts';

export interface Entry extends Movement {
  balanceAfter: Cents;
}

/** Returns every movement with the balance after it, oldest first. */
export const entriesOf = derived((movements: FundAccount['movements']): readonly Entry[] => {
  let balance = 0;
  return movements.map((movement) => {
    balance += balanceChange(movement);
    return { ...movement, balanceAfter: balance };
  });
});

export const amountIn = (entries: readonly Movement[], direction: AccountDirection): Cents =>
  sum(entries.filter((entry) => entry.direction === direction).map(({ amount }) => amount));

/** Returns the balance before a day; the current one without a day. */
export const balanceBefore = ({ movements }: FundAccount, day?: Day): Cents =>
  sum(movements.filter(({ at }) => day === undefined || at.slice(0, 10) < day).map(balanceChange));

export interface Month {
  month: string;
  /** True if the month is over and will not change. */
  closed: boolean;
  opening: Cents;
  income: Cents;
  expense: Cents;
  closing: Cents;
  entries: readonly Entry[];
}

const firstMonth = ({ movements }: FundAccount, today: Day): string => monthOf(movements[0]?.at ?? today);

/** Returns one month; undefined before the first movement and after today. */
export function fundMonth(account: FundAccount, month: string, today: Day): Month | undefined {
  if (month < firstMonth(account, today) || month > monthOf(today)) return undefined;
  const entries = entriesOf(account.movements).filter(({ at }) => monthOf(at) === month);
  const opening = balanceBefore(account, `${month}-01`);
  const income = amountIn(entries, AccountDirection.Income);
  const expense = amountIn(entries, AccountDirection.Expense);
  const closed = month < monthOf(today);
  return { month, closed, opening, income, expense, closing: opening + income - expense, entries };
}

/** Returns months from this one back to the first movement. */
export function fundMonths(account: FundAccount, today: Day): Month[] {
  const found: Month[] = [];
  for (let month = monthOf(today); ; month = addMonths(month, -1)) {
    const next = fundMonth(account, month, today);
    if (next === undefined) return found;
    found.push(next);
  }
}

export interface TypeTotal {
  type: AccountDetailType;
  direction: AccountDirection;
  count: number;
  amount: Cents;
}

/** Returns sums by type and direction, in order of types. */
export const typeTotals = (entries: readonly Movement[]): TypeTotal[] =>
  [...Map.groupBy(entries, ({ type, direction }) => `${type} ${direction}`)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, [first, ...others]]) =>
      first === undefined
        ? []
        : [
            {
              type: first.type,
              direction: first.direction,
              count: others.length + 1,
              amount: sum([first, ...others].map(({ amount }) => amount)),
            },
          ],
    );
