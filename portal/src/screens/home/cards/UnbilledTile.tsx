import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { QuickBillStatus } from '#generated/shared/enums/QuickBillStatus.ts';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { hasQuickBill } from '#portal/products/quickBill.ts';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { StatusTag } from '#portal/ui/text/StatusTag.tsx';
import { copy } from '../copy.ts';
import { QuickBillDialogs } from '../dialogs/QuickBillDialogs.tsx';
import { quickBillQuery } from '../queries.ts';
import { useQuickBill } from '../useQuickBill.ts';
import { useViewer } from '../useViewer.ts';

/** The unbilled amount, and the button for a quick bill. 2 §2.4, §4 */
export function UnbilledTile({ amount }: { readonly amount: number | undefined }) {
  const { product, userInfo } = useViewer();
  const offered = hasQuickBill(product.code, userInfo?.userTag);
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 24 }}>
        <Typography variant="caption" color="textSecondary">
          {copy.repay.unbilled}
        </Typography>
        {offered ? <QuickBillEntry /> : null}
      </Box>
      <MoneyText
        value={amount}
        size="amount"
        fact={factOf('unbilled.total', product.code)}
        sx={{ display: 'block' }}
      />
      {offered ? (
        <Box sx={{ minHeight: 24 }}>
          <BillingState />
        </Box>
      ) : null}
    </div>
  );
}

function QuickBillEntry() {
  const flow = useQuickBill();
  return (
    <>
      {/* Not `disabled` while it loads: it would lose the focus, and closing the dialog could not return it. */}
      <Button
        variant="tonal"
        size="small"
        aria-busy={flow.starting}
        onClick={() => (flow.starting ? undefined : void flow.start())}
      >
        {copy.repay.quickBill}
      </Button>
      <QuickBillDialogs flow={flow} />
    </>
  );
}

/** Shows that a quick bill is in progress, otherwise the hours in which one can be ordered. */
function BillingState() {
  const { product } = useViewer();
  const bill = useQuery(quickBillQuery(product.code)).data;
  if (bill?.status !== QuickBillStatus.Billing) {
    return (
      <Typography variant="caption" color="textSecondary">
        {copy.repay.hours}
      </Typography>
    );
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
      <StatusTag tone="info" icon="clock">
        {copy.repay.billing}
      </StatusTag>
      {bill.billTime ? (
        <Typography variant="caption" color="textSecondary">
          {copy.repay.billingDone(bill.billTime.slice(5, 16))}
        </Typography>
      ) : null}
    </Box>
  );
}
