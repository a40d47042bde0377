import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isApiError } from '../../../api/ApiError.ts';
import { productFor } from '../../../products/catalogue.ts';
import type { ProductCode } from '../../../products/product.ts';
import { useSession } from '../../../session/useSession.ts';
import { alertNoPermission, alertNotEnterprise, sayOpenFromPlatform } from '../dialogs/openAlerts.tsx';
import { askIsAdmin } from '../queries.ts';
import { openDestination } from '../rules/openDestination.ts';
import { needsAdmin, resolveOpen } from '../rules/resolveOpen.ts';

/** The open button: asks what only the provider knows, lets the rules decide, and does it. spec 2 §2.2 */
export function useOpen(productCode: ProductCode | undefined): {
  readonly open: () => void;
  readonly busy: boolean;
} {
  const session = useSession();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function run(): Promise<void> {
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
        return sayOpenFromPlatform();
      case 'not-enterprise':
        return alertNotEnterprise();
      case 'no-permission':
        return alertNoPermission();
      case 'standard-open':
      case 'company-open': {
        if (productCode === undefined) return;
        const factoring = productFor(productCode)?.factoring ?? false;
        await navigate(openDestination(action, { productCode, factoring, upgrade: session.fromXtlUpgrade }));
      }
    }
  }

  const open = () => {
    setBusy(true);
    run()
      .catch((thrown: unknown) => {
        // What a failed call shows is its policy's affair; the page stays as it is.
        if (!isApiError(thrown)) throw thrown;
      })
      .finally(() => setBusy(false));
  };
  return { open, busy };
}
