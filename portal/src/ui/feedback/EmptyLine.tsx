import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { words } from '../../copy/words.ts';
import { Icon } from '../../icons/Icon.tsx';

interface EmptyLineProps {
  readonly text?: string | undefined;
  /** The next action, where there is one. */
  readonly action?: ReactNode;
}

/** One line for an empty list, with the next action. */
export function EmptyLine({ text = words.empty, action }: EmptyLineProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        flexWrap: 'wrap',
        columnGap: 2,
        minHeight: 64,
        color: 'text.secondary',
      }}
    >
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
        <Icon name="empty" size={18} />
        <span>{text}</span>
      </Box>
      {action}
    </Box>
  );
}
