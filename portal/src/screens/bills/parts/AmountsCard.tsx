import Box from '@mui/material/Box';
import { chargedOf } from '#portal/domain/bills/charged.ts';
import { factOf, sumOf } from '#portal/domain/fact/factOf.ts';
import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { Less } from '#portal/ui/text/Less.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { TotalLine } from '#portal/ui/text/TotalLine.tsx';
import { copy } from '../copy.ts';
import type { BillDetail } from '../types.ts';

const words = copy.detail;

const CREDITS = ['repaid', 'discounted', 'refunded'] as const;

/** Calculation of the amount owed: the billed amount less the credits. */
export function AmountsCard({ bill }: { readonly bill: BillDetail }) {
  const ref = bill.billNo;
  const charged = factOf('bill.charged', ref);
  const creditFacts = CREDITS.map((credit) => factOf(`bill.${credit}`, ref));
  return (
    <CardFrame title={words.amounts} sx={{ display: 'flex', flexDirection: 'column' }}>
      <DetailRows
        rows={[
          [words.plus, <MoneyText key="charged" value={chargedOf(bill)} fact={charged} />],
          ...CREDITS.map(
            (credit, index) =>
              [
                words.minus[credit],
                <Less key={credit} amount={bill[credit]} fact={creditFacts[index]} />,
              ] as const,
          ),
        ]}
      />
      <Box sx={{ mt: 'auto', pt: 3 }}>
        <TotalLine label={bill.split === undefined ? copy.fields.owed : words.owedOfAll}>
          <MoneyText value={bill.owed} fact={sumOf(factOf('bill.owed', ref), [charged], creditFacts)} />
        </TotalLine>
      </Box>
    </CardFrame>
  );
}
