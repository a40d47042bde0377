import { lazy, Suspense } from 'react';
import type { QuickBillFlow } from '../useQuickBill.ts';

const QuickBillConfirm = lazy(() =>
  import('./QuickBillConfirm.tsx').then((module) => ({ default: module.QuickBillConfirm })),
);
const BillingDialog = lazy(() =>
  import('./BillingDialog.tsx').then((module) => ({ default: module.BillingDialog })),
);

/** The dialog of the flow's current step. 2 §4 */
export function QuickBillDialogs({ flow }: { readonly flow: QuickBillFlow }) {
  if (flow.bill === undefined || flow.dialog === 'none') return null;
  return (
    <Suspense fallback={null}>
      {flow.dialog === 'confirm' ? (
        <QuickBillConfirm
          bill={flow.bill}
          ordering={flow.ordering}
          onOrder={flow.order}
          onClose={flow.close}
        />
      ) : (
        <BillingDialog bill={flow.bill} onClose={flow.close} />
      )}
    </Suspense>
  );
}
