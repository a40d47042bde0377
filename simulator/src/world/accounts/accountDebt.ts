/** Debt of an account: an account with debt cannot be deleted. */
import { unsettledItems } from '../ledger/derivedIndex.ts';
import { unbilledAmount } from '../ledger/ledger.ts';
import { itemDue } from '../ledger/planItem.ts';
import type { Day } from '../values/calendar.ts';
import { sum, type Cents } from '../values/money.ts';
import type { World } from '../world.ts';

/** Returns the sum of unbilled purchases and of every open period of its bills, including future ones. */
export const accountDebt = (world: World, pin: string, today: Day): Cents =>
  unbilledAmount(world, { pin }) +
  sum(
    unsettledItems(world.bills)
      .filter(({ bill }) => bill.pin === pin)
      .map(({ item }) => itemDue(item, today)),
  );
