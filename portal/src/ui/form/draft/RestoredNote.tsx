import Box from '@mui/material/Box';
import { HintPanel } from '../../feedback/HintPanel.tsx';
import { draftCopy } from './copy.ts';

/** Says that what was typed earlier has been brought back. */
export const RestoredNote = () => (
  <Box sx={{ gridColumn: '1 / -1', mb: 3 }}>
    <HintPanel tone="info" icon="history">
      {draftCopy.restored}
    </HintPanel>
  </Box>
);
