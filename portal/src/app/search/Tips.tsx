import Box from '@mui/material/Box';
import { copy } from './copy.ts';

export interface TipsProps {
  readonly searchesRecords: boolean;
  readonly isParent: boolean;
}

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

const listStyle = {
  listStyle: 'disc',
  pl: 5,
  m: 0,
  display: 'grid',
  gap: 1,
  color: 'text.secondary',
  wordBreak: 'normal',
} as const;
