/** Reasons against deleting an account: everything that it bought and has not paid. */
import { unsettledItems } from '../ledger/derivedIndex.ts';
import { unbilledAmount } from '../ledger/ledger.ts';
import { itemDue } from '../ledger/planItem.ts';
import type { Day } from '../values/calendar.ts';
import { sum, type Cents } from '../values/money.ts';
import type { World } from '../world.ts';

/** Returns unbilled purchases and every open period of a bill, including future ones. */
export const accountDebt = (world: World, pin: string, today: Day): Cents =>
  unbilledAmount(world, { pin }) +
  sum(
    unsettledItems(world.bills)
      .filter(({ bill }) => bill.pin === pin)
      .map(({ item }) => itemDue(item, today)),
  );
