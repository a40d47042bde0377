import Box from '@mui/material/Box';
import { DuesCard } from './DuesCard.tsx';
import { MonthsCard } from './MonthsCard.tsx';

/** Past and coming amounts, side by side (docs/design/look.md rule 8). */
export const OutlookCards = () => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 312px' },
      gap: { xs: 3, sm: 4 },
    }}
  >
    <MonthsCard />
    <DuesCard />
  </Box>
);
