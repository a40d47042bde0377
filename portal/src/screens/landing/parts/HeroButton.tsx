import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { queryClient } from '#portal/api/queryClient.ts';
import { startLogin } from '#portal/domain/login/startLogin.ts';
import { homeOf } from '#portal/products/homes.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { productListQuery } from '#portal/session/queries.ts';
import { useWholeSession } from '#portal/session/useSession.ts';
import { useLeadOn } from '#portal/ui/router/useLeadOn.ts';
import { copy } from '../copy.ts';
import { showPlatformApps } from '../dialogs/showPlatformApps.ts';
import { useOpen } from '../hooks/useOpen.ts';
import { heroAction, viewBillAction } from '../rules/heroAction.ts';

const ProductChooser = lazy(() =>
  import('../dialogs/ProductChooser.tsx').then((module) => ({ default: module.ProductChooser })),
);

/** The main button: logs in, opens the product, or leads to the bills. spec 2 §2.2 */
export function HeroButton({ productCode }: { readonly productCode: ProductCode | undefined }) {
  const session = useWholeSession();
  const leadOn = useLeadOn();
  const { open, busy } = useOpen(productCode);
  const [choosing, setChoosing] = useState(false);
  const action = heroAction({ isLogin: session.isLogin, opened: session.openStatus.opened });

  const viewBill = async () => {
    // Waits for the list of products. If it fails, the user goes home without a choice.
    const products = await queryClient.ensureQueryData(productListQuery()).catch(() => []);
    const platform = session.product?.flags.platform ?? false;
    const next = viewBillAction({ platform, openedCount: products.length });
    if (next === 'platform-dialog') showPlatformApps();
    else if (next === 'chooser') setChoosing(true);
    else await leadOn(homeOf(session.product));
  };

  const act = { login: () => startLogin(), open, 'view-bill': () => void viewBill() }[action];
  return (
    <>
      {/* Not `disabled` while busy: closing a dialog returns the focus to it. */}
      <Button size="xlarge" aria-busy={busy} onClick={act} sx={whiteButton}>
        {copy.hero[action]}
      </Button>
      {choosing ? (
        <Suspense fallback={null}>
          <ProductChooser products={session.productList} onClose={() => setChoosing(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** White on the banner's red: the page's one contained button. */
const whiteButton = {
  bgcolor: 'background.paper',
  color: 'hover',
  px: { xs: 4, sm: 8 },
  flex: { xs: '0 1 auto', sm: 'none' },
  '&:hover': { bgcolor: 'tint' },
  '&:focus-visible, &.Mui-focusVisible': { outlineColor: 'currentColor' },
};
