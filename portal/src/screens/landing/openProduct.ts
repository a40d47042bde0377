import { productFor } from '../../products/catalogue.ts';
import type { ProductCode } from '../../products/product.ts';
import type { GuardedSession } from '../../session/session.ts';
import { alertNoPermission, alertNotEnterprise, notifyOpenFromPlatform } from './dialogs/openAlerts.tsx';
import { askIsAdmin } from './queries.ts';
import { openDestination } from './rules/openDestination.ts';
import { needsAdmin, resolveOpen } from './rules/resolveOpen.ts';

interface Opening {
  readonly session: GuardedSession;
  readonly productCode: ProductCode | undefined;
  readonly leadOn: (to: string) => Promise<void>;
}

/** Opens a product: decides by the rules of the open button what happens, and does it. spec 2 §2.2 */
export async function openProduct({ session, productCode, leadOn }: Opening): Promise<void> {
  const channels = [session.from, session.openEnChannel];
  const asks = productCode !== undefined && needsAdmin({ productCode, channels });
  const isAdmin = asks ? await askIsAdmin(productCode) : undefined;
  const { bpinUser } = session.openStatus;
  const action = resolveOpen({
    productCode,
    bpinUser,
    isAdmin,
    channels,
    standardOpen: session.stdOpenSwitch,
  });
  switch (action) {
    case 'open-from-platform':
      return notifyOpenFromPlatform();
    case 'not-enterprise':
      return alertNotEnterprise();
    case 'no-permission':
      return alertNoPermission();
    case 'standard-open':
    case 'company-open': {
      // The session has the user's variant of the product, such as POP, which the product code does not tell.
      const product = session.product?.code === productCode ? session.product : productFor(productCode);
      if (product === undefined) return;
      await leadOn(openDestination(action, { product, upgrade: session.fromXtlUpgrade }));
    }
  }
}
