import Box from '@mui/material/Box';
import { HintPanel } from '../../feedback/HintPanel.tsx';
import { draftCopy } from './copy.ts';

/** Note that earlier input was restored. */
export const RestoredNote = () => (
  <Box sx={{ gridColumn: '1 / -1', mb: 3 }}>
    <HintPanel tone="info" icon="history">
      {draftCopy.restored}
    </HintPanel>
  </Box>
);
