import { QuotaMovementKind } from '#generated/shared/enums.ts';
import { visibleMovements, type BalancedMovement } from '#simulator/world/quota/quotaMovements.ts';
import { dayOf } from '#simulator/world/values/calendar.ts';
import { sum, yuan } from '#simulator/world/values/money.ts';
import type { World } from '#simulator/world/world.ts';
import type { Handler } from '../../handler.ts';
import { accountNames } from '../../identity.ts';
import { inPeriod, oneOf } from '../wire/filters.ts';
import { pageOf } from '../wire/page.ts';

const movementEntry = (world: World, { pin, amount, usedAfter, ...entry }: BalancedMovement) => ({
  ...entry,
  amount: yuan(amount),
  ...accountNames(world, pin),
  ...(usedAfter !== undefined && { usedAfter: yuan(usedAfter) }),
});

const isReleasing = ({ kind }: BalancedMovement): boolean =>
  kind === QuotaMovementKind.Repayment || kind === QuotaMovementKind.Refund;

export const queryQuotaMovementPage: Handler<'provisional', 'queryQuotaMovementPage'> = (
  input,
  { world, now },
) => {
  const found = visibleMovements(world).filter(
    (entry) => inPeriod(entry.at, input, dayOf(now)) && oneOf(entry.kind, input.kind),
  );
  const page = pageOf(found, input);
  const taken = found.filter(({ kind }) => kind === QuotaMovementKind.Purchase);
  return {
    data: {
      ...page,
      list: page.list.map((entry) => movementEntry(world, entry)),
      // Purchases are negative amounts.
      sumTaken: yuan(-sum(taken.map(({ amount }) => amount))),
      sumReleased: yuan(sum(found.filter(isReleasing).map(({ amount }) => amount))),
    },
  };
};
