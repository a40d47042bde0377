import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';

interface ChoiceTileProps {
  /** Tiles of one name are one radio group. */
  readonly name: string;
  readonly checked: boolean;
  readonly disabled?: boolean | undefined;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** One of several to choose from, as a tile that is a radio. look.md, repay-1440.png */
export function ChoiceTile({ name, checked, disabled = false, onChoose, children }: ChoiceTileProps) {
  return (
    <Box component="label" sx={[tile, checked && chosen, disabled && closed]}>
      <Box
        component="input"
        type="radio"
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        sx={visuallyHidden}
      />
      <Box aria-hidden className="dot" />
      {children}
    </Box>
  );
}

const tile = ({ palette, radii }: Theme) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minWidth: 0,
  p: '11px 16px',
  cursor: 'pointer',
  border: `1px solid ${palette.tile}`,
  borderRadius: `${String(radii.card)}px`,
  '&:has(input:focus-visible)': { outline: `2px solid ${palette.ink}`, outlineOffset: 2 },
  '& .dot': {
    width: 16,
    height: 16,
    flex: 'none',
    borderRadius: '50%',
    border: `1px solid ${palette.control}`,
  },
});

const chosen = ({ palette }: Theme) => ({
  p: '10px 15px',
  border: `2px solid ${palette.primary.main}`,
  '& .dot': { border: `5px solid ${palette.primary.main}` },
});

const closed = { cursor: 'not-allowed', bgcolor: 'fill', color: 'text.secondary' } as const;
