import type { ProductCode } from '#generated/shared/enums.ts';
import { billOf } from '../../../world/ledger/ledger.ts';
import { scopeOf } from '../../../world/company/viewer.ts';
import type { World } from '../../../world/world.ts';
import { within } from '../../../world/ledger/scope.ts';
import type { Bill } from '../../../world/ledger/schema.ts';

/** A bill of the product that the viewer may see. */
export function ownBill(world: World, product: ProductCode, billNo: string): Bill | undefined {
  const bill = billOf(world, billNo);
  return bill && within(scopeOf(world.viewer, product))(bill) ? bill : undefined;
}
