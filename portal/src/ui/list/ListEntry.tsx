import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Left and right text of a line. */
type Line = readonly [ReactNode, ReactNode];

interface ListEntryProps {
  /** Subject and amount. */
  readonly first: Line;
  /** Small: time and place. */
  readonly second: Line;
  /** State and next step. */
  readonly third: Line;
}

/** A row of a table as three lines, for phones. docs/design/look.md rule 8 */
export function ListEntry({ first, second, third }: ListEntryProps) {
  return (
    <>
      <Box sx={{ ...lineStyle, fontWeight: 600 }}>{sides(first)}</Box>
      <Box sx={{ ...lineStyle, fontSize: 12, lineHeight: '20px', color: 'text.secondary' }}>
        {sides(second)}
      </Box>
      <Box sx={{ ...lineStyle, mt: 1, '& a.link': touchStyle }}>{sides(third)}</Box>
    </>
  );
}

const sides = ([left, right]: Line) => (
  <>
    <Box sx={{ minWidth: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>{left}</Box>
    <Box sx={{ flex: 'none', maxWidth: '60%', textAlign: 'right', fontWeight: 'inherit' }}>{right}</Box>
  </>
);

/** Minimum height of a touch target. */
const touchStyle = { display: 'inline-flex', alignItems: 'center', minHeight: 24 } as const;

const lineStyle = { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 } as const;
