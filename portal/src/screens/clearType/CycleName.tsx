import Box from '@mui/material/Box';
import { StatusTag } from '../../ui/text/StatusTag.tsx';
import type { ClearType } from './rules.ts';

/** The name of a cycle with its kind; the flexible ones are marked. */
export function CycleName({ cycle }: { readonly cycle: Pick<ClearType, 'text' | 'modeText' | 'flexible'> }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      <strong>{cycle.text}</strong>
      <StatusTag tone={cycle.flexible ? 'info' : 'plain'} icon={cycle.flexible ? 'sliders' : 'calendar'}>
        {cycle.modeText}
      </StatusTag>
    </Box>
  );
}
