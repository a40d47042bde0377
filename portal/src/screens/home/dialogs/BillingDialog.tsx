import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatAmount } from '#portal/format/money.ts';
import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { DialogFrame } from '#portal/ui/dialog/DialogFrame.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { copy } from '../copy.ts';
import { ComingBills } from '../parts/ComingBills.tsx';
import { isWholeCompany } from '../rules/quickBill.ts';
import type { QuickBill } from '../useQuickBill.ts';
import { useViewer } from '../useViewer.ts';

interface BillingDialogProps {
  readonly bill: QuickBill;
  readonly onClose: () => void;
}

/** Says that a quick bill is in progress, so that a second one has to wait. 2 §4, §5 */
export function BillingDialog({ bill, onClose }: BillingDialogProps) {
  const { isParent } = useViewer();
  const ownLabel = isParent ? copy.quickBill.currentAccount : copy.quickBill.ownAccount;
  const userLabel = isWholeCompany(bill.quickBillUser) ? copy.quickBill.allUser : ownLabel;
  const facts: readonly (readonly [string, string | undefined])[] = [
    [
      copy.quickBill.amount,
      bill.quickBillAmount === undefined
        ? undefined
        : copy.quickBill.yuan(formatAmount(bill.quickBillAmount)),
    ],
    [copy.quickBill.user, bill.quickBillUser === undefined ? undefined : userLabel],
    [copy.quickBill.handleTime, bill.handleTime],
    [copy.quickBill.billTime, bill.billTime],
    [copy.quickBill.lastRepayDate, bill.quickBills === undefined ? bill.lastRepayDate : undefined],
  ];
  return (
    <DialogFrame
      title={copy.quickBill.progressTitle}
      onClose={onClose}
      actions={(leave) => (
        <Button size="large" onClick={leave}>
          {copy.quickBill.close}
        </Button>
      )}
    >
      <Box sx={{ mb: 4 }}>
        <HintPanel tone="info" icon="clock">
          {copy.quickBill.progressMessage}
        </HintPanel>
      </Box>
      <DetailRows
        rows={facts.flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const]))}
      />
      {bill.quickBills === undefined ? null : <ComingBills bills={bill.quickBills} />}
    </DialogFrame>
  );
}
