import type { ProductCode } from '#generated/shared/enums.ts';
import { scopeOf } from '#simulator/world/company/viewer.ts';
import { billOf } from '#simulator/world/ledger/ledger.ts';
import type { Bill } from '#simulator/world/ledger/schema.ts';
import { within } from '#simulator/world/ledger/scope.ts';
import type { World } from '#simulator/world/world.ts';

/** Returns a bill of the product; undefined if it does not exist or the viewer may not see it. */
export function ownBill(world: World, product: ProductCode, billNo: string): Bill | undefined {
  const bill = billOf(world, billNo);
  return bill && within(scopeOf(world.viewer, product))(bill) ? bill : undefined;
}
