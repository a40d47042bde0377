/** What stands against deleting an account: everything that it bought and that is not paid off. */
import { unsettledItems } from '../ledger/derivedIndex.ts';
import { unbilledAmount } from '../ledger/ledger.ts';
import { itemDue } from '../ledger/planItem.ts';
import type { Day } from '../values/calendar.ts';
import { sum, type Cents } from '../values/money.ts';
import type { World } from '../world.ts';

/** Unbilled purchases and every open period of a bill, those still to be billed too. */
export const accountDebt = (world: World, pin: string, today: Day): Cents =>
  unbilledAmount(world, { pin }) +
  sum(
    unsettledItems(world.bills)
      .filter(({ bill }) => bill.pin === pin)
      .map(({ item }) => itemDue(item, today)),
  );
