import Box from '@mui/material/Box';
import { CopyButton } from '../../../ui/text/CopyButton.tsx';
import { DateText } from '../../../ui/text/DateText.tsx';
import { copy } from '../copy.ts';
import type { BillRow } from '../types.ts';
import { cycleText, DueNoteText, OwedText, periodText, RowActions, StatusText } from './RowParts.tsx';

/** A bill on a phone: three lines. look.md rule 8 */
export function BillEntry({ row }: { readonly row: BillRow }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2px 8px' }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, fontWeight: 600 }}>
        {cycleText(row)}
        <small className="below">{periodText(row)}</small>
      </Box>
      <Box sx={{ textAlign: 'right', fontSize: 16 }}>
        <OwedText row={row} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', fontSize: 12, color: 'text.secondary' }}>
        {row.billNo}
        <CopyButton value={row.billNo} label={copy.fields.billNo} />
      </Box>
      <Box sx={{ textAlign: 'right' }}>
        <StatusText row={row} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, fontSize: 12 }}>
        <DateText value={row.lastRepayDate} />
        <DueNoteText row={row} />
      </Box>
      <RowActions row={row} />
    </Box>
  );
}
