import Box from '@mui/material/Box';
import { MoneyText } from '../text/MoneyText.tsx';
import { TotalLine } from '../text/TotalLine.tsx';

interface TotalSumsProps {
  /** Says how many rows of all pages there are. */
  readonly label: string;
  /** Label and yuan, over all that is filtered and not just this page. */
  readonly sums: readonly (readonly [string, number])[];
}

/** What all filtered rows come to. */
export function TotalSums({ label, sums }: TotalSumsProps) {
  return (
    <Box sx={{ mt: 4 }}>
      <TotalLine label={label}>
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
          {sums.map(([name, value]) => (
            <span key={name}>
              <Box component="span" sx={{ mr: 2, color: 'text.secondary', fontWeight: 400 }}>
                {name}
              </Box>
              <MoneyText value={value} />
            </span>
          ))}
        </Box>
      </TotalLine>
    </Box>
  );
}
