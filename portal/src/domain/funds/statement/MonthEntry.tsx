import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { fundsCopy } from '../copy.ts';
import { factOfMonth, monthFigures, type FundMonth } from './month.ts';
import { MonthName } from './MonthName.tsx';

const { months: words } = fundsCopy;

interface MonthEntryProps {
  readonly accountNo: string;
  readonly month: FundMonth;
  readonly actions: ReactNode;
}

/** A month on a phone: its name and actions, then its four figures. docs/design/look.md rule 8 */
export const MonthEntry = ({ accountNo, month, actions }: MonthEntryProps) => (
  <Box sx={{ display: 'grid', gap: 1 }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px 12px' }}>
      <Typography component="span" variant="strong">
        <MonthName month={month} />
      </Typography>
      {actions}
    </Box>
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '4px 16px' }}
    >
      {monthFigures.map((name) => (
        <div key={name}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {words[name]}
          </Typography>
          <Box component="dd" sx={{ fontWeight: name === 'closing' ? 600 : 400 }}>
            <MoneyText value={month[name]} fact={factOfMonth(accountNo, month, name)} />
          </Box>
        </div>
      ))}
    </Box>
  </Box>
);
