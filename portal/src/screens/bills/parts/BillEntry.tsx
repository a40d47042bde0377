import Box from '@mui/material/Box';
import { refOf, type BillRow } from '#portal/domain/bills/billRef.ts';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { MoneyCell } from '#portal/ui/table/MoneyCell.tsx';
import { CopyButton } from '#portal/ui/text/CopyButton.tsx';
import { DateText } from '#portal/ui/text/DateText.tsx';
import { copy } from '../copy.ts';
import { isUnsettled } from '../rules.ts';
import { cycleText, DueNoteText, OwedText, periodText, BillActions, StatusText } from './RowParts.tsx';

const credits = ['discounted', 'refunded'] as const;

/** The amount repaid and other credits of a settled bill. */
const RepaidText = ({ row }: { readonly row: BillRow }) => (
  <>
    <small className="quiet">{copy.row.repaid}</small>{' '}
    <MoneyCell value={row.repaid} strong symbol fact={factOf('bill.repaid', refOf(row))} />
    {credits.map((key) =>
      row[key] === 0 ? null : (
        <small key={key} className="below">
          {copy.row[key]} <MoneyCell value={row[key]} symbol fact={factOf(`bill.${key}`, refOf(row))} />
        </small>
      ),
    )}
  </>
);

/** A bill as a list entry, for narrow screens: three lines. docs/design/look.md rule 8 */
export function BillEntry({ row }: { readonly row: BillRow }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2px 8px' }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, fontWeight: 600 }}>
        {cycleText(row)}
        <small className="below">{periodText(row)}</small>
      </Box>
      <Box sx={{ textAlign: 'right', fontSize: 16 }}>
        {isUnsettled(row) ? <OwedText row={row} symbol /> : <RepaidText row={row} />}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', fontSize: 12, color: 'text.secondary' }}>
        {row.billNo}
        <CopyButton value={row.billNo} label={copy.fields.billNo} />
      </Box>
      <Box sx={{ textAlign: 'right' }}>
        <StatusText row={row} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, fontSize: 12 }}>
        <DateText value={row.lastRepayDate} fact={factOf('bill.dueDate', refOf(row))} />
        <DueNoteText row={row} />
      </Box>
      <BillActions row={row} />
    </Box>
  );
}
