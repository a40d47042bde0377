import { scopeOf } from '#simulator/world/company/viewer.ts';
import { within } from '#simulator/world/ledger/scope.ts';
import { recordUnderKey } from '#simulator/world/repayment/idempotency.ts';
import type { Handler } from '../../handler.ts';
import { instalmentResult } from '../wire/instalment.ts';

/** Finds the instalment by number or, after a lost response, by idempotency key. */
export const queryInstalmentResult: Handler<'provisional', 'queryInstalmentResult'> = (
  { productCode, instalmentNo, idempotencyKey },
  { world },
) => {
  const id = instalmentNo ?? recordUnderKey(world, idempotencyKey);
  const entry = world.instalments
    .filter(within(scopeOf(world.viewer, productCode)))
    .find((instalment) => instalment.id === id);
  return entry ? { data: instalmentResult(entry) } : { refuse: 'InstalmentNotFound' };
};
