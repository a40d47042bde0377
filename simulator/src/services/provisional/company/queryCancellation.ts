import { AccountType } from '#generated/shared/enums.ts';
import { blockersOf } from '#simulator/world/cancellation/blockers.ts';
import { blockOf, debtTotal, effectOf, lastCancelled } from '#simulator/world/cancellation/cancel.ts';
import { isOpened } from '#simulator/world/company/company.ts';
import { momentOf } from '#simulator/world/values/calendar.ts';
import { yuan } from '#simulator/world/values/money.ts';
import type { Handler } from '../../handler.ts';
import { cancelledEntry } from '../wire/cancelled.ts';
import { openMatter } from '../wire/openMatter.ts';

/** Returns the checks before a cancellation. To a child account it names no blocker, so no debt of the company. */
export const queryCancellation: Handler<'provisional', 'queryCancellation'> = (
  { productCode: product },
  { world, now },
) => {
  const opened = isOpened(world, product);
  const last = lastCancelled(world, product);
  const blockers = world.viewer.account === AccountType.Parent ? blockersOf(world, product, now) : [];
  const block = blockOf(world, blockers);
  return {
    data: {
      opened,
      ...(opened && {
        check: {
          checkedAt: momentOf(now),
          ...(block && { block }),
          debtTotal: yuan(debtTotal(blockers)),
          items: blockers.map((blocker) => ({ ...openMatter(blocker), effect: effectOf(blocker) })),
        },
      }),
      ...(last && { cancelled: cancelledEntry(last) }),
    },
  };
};
