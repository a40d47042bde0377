import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { unbroken } from '../text/unbroken.tsx';

/** Label left, value right, hairlines between: the facts of a dialog. */
export function DetailRows({ rows }: { readonly rows: readonly (readonly [ReactNode, ReactNode])[] }) {
  return (
    <Box component="dl" sx={listStyle}>
      {rows.map(([label, value], index) => (
        <div key={typeof label === 'string' ? label : index}>
          <dt>{label}</dt>
          <dd>{unbroken(value)}</dd>
        </div>
      ))}
    </Box>
  );
}

const listStyle = ({ palette }: Theme) => ({
  m: 0,
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 4, py: '6px' },
  '& > div + div': { borderTop: `1px solid ${palette.hairline}` },
  '& > div > dt': { color: 'text.secondary', whiteSpace: 'nowrap' },
  // Goes below its label only if its longest word has no room beside it.
  '& > div > dd': {
    m: 0,
    flex: '1 1 0',
    minWidth: 'min-content',
    textAlign: 'right',
    wordBreak: 'normal',
  },
});
