import { fundAccount } from '#simulator/world/funds/funds.ts';
import { balanceBefore, entriesOf } from '#simulator/world/funds/statement.ts';
import { addDays, dayOf, laterDay, type Day } from '#simulator/world/values/calendar.ts';
import { yuan } from '#simulator/world/values/money.ts';
import type { Handler } from '../../handler.ts';
import { inPeriod, oneOf, same, type Period } from '../wire/filters.ts';
import { movementEntry, sidesOf } from '../wire/fund.ts';
import { pageOf } from '../wire/page.ts';

/** Returns the first day of a period by `days` or `dateFrom`: the later one if it has both; undefined if it has neither. */
function firstDay({ days, dateFrom }: Period, today: Day): Day | undefined {
  const fromDays = days === undefined ? undefined : addDays(today, 1 - days);
  if (fromDays === undefined || dateFrom === undefined) return fromDays ?? dateFrom;
  return laterDay(fromDays, dateFrom);
}

/** Returns the movements that match the filter; opening and closing balance count every type, whatever the filter. */
export const queryFundMovements: Handler<'provisional', 'queryFundMovements'> = (input, { world, now }) => {
  const account = fundAccount(world, input.accountNo);
  if (account === undefined) return { refuse: 'FundAccountNotOwned' };
  const { types, direction, dateTo } = input;
  const today = dayOf(now);
  const from = firstDay(input, today);
  const found = entriesOf(account.movements)
    .filter(
      (entry) =>
        inPeriod(entry.at, input, today) && oneOf(entry.type, types) && same(entry.direction, direction),
    )
    .toReversed();
  const page = pageOf(found, input);
  return {
    data: {
      ...page,
      list: page.list.map(movementEntry),
      ...sidesOf(found),
      opening: from === undefined ? 0 : yuan(balanceBefore(account, from)),
      closing: yuan(balanceBefore(account, dateTo === undefined ? undefined : addDays(dateTo, 1))),
    },
  };
};
