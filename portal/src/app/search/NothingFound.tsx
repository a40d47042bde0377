import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { copy } from './copy.ts';
import { Tips, type TipsProps } from './Tips.tsx';

interface NothingFoundProps extends TipsProps {
  readonly words: string;
  /** Kinds that were searched, in words. */
  readonly kinds: readonly string[];
  readonly action: ReactNode;
}

/** Nothing found: what was searched, and what helps. */
export const NothingFound = ({ words, kinds, action, ...tips }: NothingFoundProps) => (
  <Box sx={{ px: { xs: 4, sm: 5 }, py: 4, display: 'grid', gap: 2, justifyItems: 'start' }}>
    <Typography variant="strong" component="p" className="prose">
      {copy.empty.title(words)}
    </Typography>
    <Typography color="textSecondary">{copy.empty.searched(kinds)}</Typography>
    <Tips {...tips} />
    {action}
  </Box>
);
