import Box from '@mui/material/Box';
import { table } from '../../copy/ui.ts';
import { MoneyText } from '../text/MoneyText.tsx';
import { TotalLine } from '../text/TotalLine.tsx';

interface TotalSumsProps {
  /** Rows of all pages. */
  readonly total: number;
  /** Label and yuan over all filtered rows, not only this page. */
  readonly sums: readonly (readonly [string, number])[];
}

/** Totals of all filtered rows. */
export function TotalSums({ total, sums }: TotalSumsProps) {
  return (
    <Box sx={{ mt: 4 }}>
      <TotalLine label={table.sumOf(total)}>
        <Box
          component="span"
          // A long label may break on a phone; its figure never does.
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'flex-end',
            gap: '0 24px',
            textAlign: 'right',
            whiteSpace: 'normal',
          }}
        >
          {sums.map(([label, value]) => (
            <span key={label}>
              <Box component="span" sx={{ mr: 2, color: 'text.secondary', fontWeight: 400 }}>
                {label}
              </Box>
              <MoneyText value={value} />
            </span>
          ))}
        </Box>
      </TotalLine>
    </Box>
  );
}
