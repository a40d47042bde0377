/** A fund account by time: every movement with the balance that it led to, and its months. Amounts in cents. */
import { AccountDirection, type AccountDetailType } from '#generated/shared/enums.ts';
import { addMonths, monthOf, type Day } from '../values/calendar.ts';
import { derived } from '../values/derived.ts';
import { sum, type Cents } from '../values/money.ts';
import { signed } from './funds.ts';
import type { FundAccount, Movement } from './schema.ts';

export interface Entry extends Movement {
  balanceAfter: Cents;
}

/** Every movement with the balance that it led to, the oldest first. */
export const entriesOf = derived((movements: FundAccount['movements']): readonly Entry[] => {
  let balance = 0;
  return movements.map((movement) => {
    balance += signed(movement);
    return { ...movement, balanceAfter: balance };
  });
});

export const amountIn = (entries: readonly Movement[], direction: AccountDirection): Cents =>
  sum(entries.filter((entry) => entry.direction === direction).map(({ amount }) => amount));

/** What an account had before a day; the whole of it without one. */
export const balanceBefore = ({ movements }: FundAccount, day?: Day): Cents =>
  sum(movements.filter(({ at }) => day === undefined || at.slice(0, 10) < day).map(signed));

export interface Month {
  month: string;
  /** It is over: nothing will be added to it. */
  closed: boolean;
  opening: Cents;
  income: Cents;
  expense: Cents;
  closing: Cents;
  entries: readonly Entry[];
}

const firstMonth = ({ movements }: FundAccount, today: Day): string => monthOf(movements[0]?.at ?? today);

/** One month; undefined before the first movement and after today. */
export function fundMonth(account: FundAccount, month: string, today: Day): Month | undefined {
  if (month < firstMonth(account, today) || month > monthOf(today)) return undefined;
  const entries = entriesOf(account.movements).filter(({ at }) => monthOf(at) === month);
  const opening = balanceBefore(account, `${month}-01`);
  const income = amountIn(entries, AccountDirection.Income);
  const expense = amountIn(entries, AccountDirection.Expense);
  const closed = month < monthOf(today);
  return { month, closed, opening, income, expense, closing: opening + income - expense, entries };
}

/** From this month back to that of the first movement. */
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

/** Sums by type and direction, in the order of the types. */
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
