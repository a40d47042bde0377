import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import { ringInside } from './ringInside.ts';

interface ChoiceTileProps {
  /** Tiles with the same name form one radio group. */
  readonly name: string;
  readonly checked: boolean;
  readonly disabled?: boolean | undefined;
  readonly onChoose: () => void;
  readonly ref?: Ref<HTMLInputElement>;
  readonly children: ReactNode;
}

/** A radio button as a tile. docs/design/look.md */
export function ChoiceTile({ name, checked, disabled = false, onChoose, ref, children }: ChoiceTileProps) {
  return (
    <Box component="label" sx={[tile, checked && chosen, disabled && closed]}>
      <input ref={ref} type="radio" name={name} checked={checked} disabled={disabled} onChange={onChoose} />
      {children}
    </Box>
  );
}

const tile = ({ palette, radii }: Theme) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minWidth: 0,
  p: '11px 16px',
  cursor: 'pointer',
  border: `1px solid ${palette.tile}`,
  borderRadius: `${String(radii.card)}px`,
  ...ringInside(palette.ink),
  // The radio, drawn as the tile's dot.
  '& > input': {
    appearance: 'none',
    width: 16,
    height: 16,
    m: 0,
    flex: 'none',
    outline: 'none',
    borderRadius: '50%',
    border: `1px solid ${palette.control}`,
  },
});

const chosen = ({ palette }: Theme) => ({
  p: '10px 15px',
  border: `2px solid ${palette.primary.main}`,
  '& > input': { border: `5px solid ${palette.primary.main}` },
});

const closed = { cursor: 'not-allowed', bgcolor: 'fill', color: 'text.secondary' } as const;
