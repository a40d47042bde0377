import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { copy } from './copy.ts';

/** Ways to find more, by what the user may search. */
export function Tips({ searchesRecords, isParent }: TipsProps) {
  const { tips } = copy;
  const lines = searchesRecords
    ? [
        tips.number,
        tips.amount,
        isParent ? tips.parentNames : tips.childNames,
        ...(isParent ? [] : [tips.child]),
      ]
    : [tips.visitor];
  return (
    <Box component="ul" sx={listStyle}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
}

interface TipsProps {
  readonly searchesRecords: boolean;
  readonly isParent: boolean;
}

interface NothingFoundProps extends TipsProps {
  readonly words: string;
  /** Kinds that were searched, in words. */
  readonly kinds: readonly string[];
  readonly action: ReactNode;
}

/** Nothing found: what was searched, and what helps. */
export const NothingFound = ({ words, kinds, action, ...tips }: NothingFoundProps) => (
  <Box sx={{ px: { xs: 4, sm: 5 }, py: 4, display: 'grid', gap: 2, justifyItems: 'start' }}>
    <Typography variant="strong" component="p" sx={{ overflowWrap: 'anywhere' }}>
      {copy.empty.title(words)}
    </Typography>
    <Typography color="textSecondary">{copy.empty.searched(kinds)}</Typography>
    <Tips {...tips} />
    {action}
  </Box>
);

const listStyle = {
  listStyle: 'disc',
  pl: 5,
  m: 0,
  display: 'grid',
  gap: 1,
  color: 'text.secondary',
  wordBreak: 'normal',
} as const;
