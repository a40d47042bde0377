import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Line {
  readonly key: string;
  readonly label: string;
  /** Text under the label. */
  readonly note?: string | undefined;
  /** Content at the right end of the line. */
  readonly value: ReactNode;
}

/** Stacked facts: name and note at the left, value at the right. */
export const LabelledLines = ({ lines }: { readonly lines: readonly Line[] }) => (
  <Box component="ul">
    {lines.map(({ key, label, note, value }) => (
      <Box
        component="li"
        key={key}
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          py: 2,
          '& + &': { borderTop: (theme) => `1px solid ${theme.palette.hairline}` },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          {label}
          {note === undefined ? null : (
            <Typography variant="caption" component="div" color="textSecondary">
              {note}
            </Typography>
          )}
        </Box>
        {value}
      </Box>
    ))}
  </Box>
);
