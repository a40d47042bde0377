import Box from '@mui/material/Box';
import { factOf } from '../../domain/fact/factOf.ts';
import { StatusTag } from '../../ui/text/StatusTag.tsx';
import type { ClearType } from './rules.ts';

interface CycleNameProps {
  readonly cycle: Pick<ClearType, 'text' | 'modeText' | 'flexible'>;
  /** Login id of the account whose current cycle it is; absent for a cycle that is only offered. */
  readonly jdpin?: string | undefined;
}

/** The name of a cycle with its type; flexible ones are marked. */
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
