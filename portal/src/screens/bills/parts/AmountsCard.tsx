import Box from '@mui/material/Box';
import { CardFrame } from '../../../ui/feedback/CardFrame.tsx';
import { DetailRows } from '../../../ui/detail/DetailRows.tsx';
import { MoneyText } from '../../../ui/text/MoneyText.tsx';
import { TotalLine } from '../../../ui/text/TotalLine.tsx';
import { copy } from '../copy.ts';
import { chargedOf } from '../rules.ts';
import type { BillDetail } from '../types.ts';

const words = copy.detail;

/** How what is owed comes about: what was billed, less what was credited. */
export function AmountsCard({ bill }: { readonly bill: BillDetail }) {
  const less = (amount: number) => <MoneyText value={amount === 0 ? 0 : -amount} />;
  return (
    <CardFrame title={words.amounts} sx={{ display: 'flex', flexDirection: 'column' }}>
      <DetailRows
        rows={[
          [words.plus, <MoneyText key="charged" value={chargedOf(bill)} />],
          [words.minusRepaid, less(bill.repaid)],
          [words.minusDiscounted, less(bill.discounted)],
          [words.minusRefunded, less(bill.refunded)],
        ]}
      />
      <Box sx={{ mt: 'auto', pt: 3 }}>
        <TotalLine label={bill.split === undefined ? copy.fields.owed : words.owedOfAll}>
          <MoneyText value={bill.owed} />
        </TotalLine>
      </Box>
    </CardFrame>
  );
}
