import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatAmount } from '#portal/format/money.ts';
import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { DialogFrame } from '#portal/ui/dialog/DialogFrame.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { copy } from '../copy.ts';
import { ComingBills } from '../parts/ComingBills.tsx';
import { ScopeOption } from '../parts/ScopeOption.tsx';
import type { QuickBill } from '../useQuickBill.ts';
import { useViewer } from '../useViewer.ts';

interface QuickBillConfirmProps {
  readonly bill: QuickBill;
  readonly ordering: boolean;
  readonly onOrder: (wholeCompany: boolean) => void;
  readonly onClose: () => void;
}

/** Confirms a quick bill with its amount. A parent chooses between the own account and the company. 2 §5 */
export function QuickBillConfirm({ bill, ordering, onOrder, onClose }: QuickBillConfirmProps) {
  const { isParent } = useViewer();
  const [wholeCompany, setWholeCompany] = useState(isParent && bill.currentUserBillAmount === 0);
  const amount = wholeCompany ? bill.companyBillAmount : bill.currentUserBillAmount;
  // Without the list of bills, the provider gives at least the last repayment day.
  const coming = wholeCompany ? bill.companyBills : bill.currentUserBills;
  return (
    <DialogFrame
      title={copy.quickBill.confirmTitle}
      onClose={onClose}
      actions={(leave) => (
        <>
          <Button variant="outlined" size="large" onClick={leave}>
            {copy.quickBill.cancel}
          </Button>
          <Button
            size="large"
            loading={ordering}
            disabled={amount === 0}
            onClick={() => onOrder(wholeCompany)}
          >
            {copy.quickBill.submit}
          </Button>
        </>
      )}
    >
      {isParent ? (
        <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, mb: 4 }}>
          <Typography component="legend" variant="caption" color="textSecondary" sx={{ mb: 1, p: 0 }}>
            {copy.quickBill.scope}
          </Typography>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <ScopeOption
              label={copy.quickBill.currentUser}
              amount={bill.currentUserBillAmount}
              checked={!wholeCompany}
              onChoose={() => setWholeCompany(false)}
            />
            <ScopeOption
              label={copy.quickBill.company}
              amount={bill.companyBillAmount}
              checked={wholeCompany}
              onChoose={() => setWholeCompany(true)}
            />
          </Box>
        </Box>
      ) : null}
      <DetailRows
        rows={[
          [
            isParent ? copy.quickBill.amount : copy.quickBill.own,
            <Typography key="amount" variant="strong">
              {copy.quickBill.yuan(formatAmount(amount))}
            </Typography>,
          ],
          ...(coming === undefined && bill.lastRepayDate
            ? ([[copy.quickBill.lastRepayDate, bill.lastRepayDate]] as const)
            : []),
        ]}
      />
      {coming === undefined ? null : <ComingBills bills={coming} />}
      <Box sx={{ mt: 4 }}>
        <HintPanel tone="flat" icon="info">
          <Typography variant="caption" component="p" color="textSecondary">
            {copy.quickBill.time}
          </Typography>
          <Typography variant="caption" component="p" color="textSecondary">
            {copy.quickBill.changeTip}
          </Typography>
          <Typography variant="caption" component="p" color="textSecondary">
            {copy.quickBill.blockTip}
          </Typography>
        </HintPanel>
      </Box>
    </DialogFrame>
  );
}
