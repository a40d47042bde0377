import Box from '@mui/material/Box';
import { factOf } from '../../domain/fact/factOf.ts';
import { StatusTag } from '../../ui/text/StatusTag.tsx';
import type { ClearType } from './rules.ts';

/** The name of a cycle with its kind; the flexible ones are marked. */
interface CycleNameProps {
  readonly cycle: Pick<ClearType, 'text' | 'modeText' | 'flexible'>;
  /** Whose cycle it is now; one that is only to be had is nobody's. */
  readonly jdpin?: string | undefined;
}

export function CycleName({ cycle, jdpin }: CycleNameProps) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      <strong {...(jdpin !== undefined && factOf('clearType.name', jdpin))}>{cycle.text}</strong>
      <StatusTag tone={cycle.flexible ? 'info' : 'plain'} icon={cycle.flexible ? 'sliders' : 'calendar'}>
        {cycle.modeText}
      </StatusTag>
    </Box>
  );
}
