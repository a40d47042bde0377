import { useState } from 'react';
import { isApiError } from '#generated/runtime/failure.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { useSession } from '#portal/session/useSession.ts';
import { useLeadOn } from '#portal/ui/router/useLeadOn.ts';

/** Opens a product, or explains why the user may not. The code loads at the first click. spec 2 §2.2 */
export function useOpen(productCode: ProductCode | undefined): {
  readonly open: () => void;
  readonly busy: boolean;
} {
  const session = useSession();
  const leadOn = useLeadOn();
  const [busy, setBusy] = useState(false);

  const open = () => {
    if (busy) return;
    setBusy(true);
    import('../openProduct.ts')
      .then(({ openProduct }) => openProduct({ session, productCode, leadOn }))
      .catch((thrown: unknown) => {
        // The policy of the operation shows a failed request. The user stays on the page.
        if (!isApiError(thrown)) throw thrown;
      })
      .finally(() => setBusy(false));
  };
  return { open, busy };
}
