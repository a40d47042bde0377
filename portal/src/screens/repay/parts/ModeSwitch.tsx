import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { ringInside } from '#portal/ui/form/ringInside.ts';
import { copy } from '../copy.ts';
import type { AmountMode } from '../form.ts';

interface ModeSwitchProps {
  readonly mode: AmountMode;
  readonly onMode: (mode: AmountMode) => void;
}

const modes = [
  ['whole', copy.amount.whole],
  ['part', copy.amount.part],
] as const;

/** The whole debt, or a part. */
export function ModeSwitch({ mode, onMode }: ModeSwitchProps) {
  return (
    <Box role="radiogroup" aria-label={copy.amount.mode} sx={groupStyle}>
      {modes.map(([value, label]) => (
        <label key={value} data-on={value === mode}>
          <Box
            component="input"
            type="radio"
            name="repay-mode"
            checked={value === mode}
            onChange={() => onMode(value)}
            sx={visuallyHidden}
          />
          {label}
        </label>
      ))}
    </Box>
  );
}

const groupStyle = ({ palette, radii }: Theme) => ({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  border: `1px solid ${palette.control}`,
  borderRadius: `${String(radii.control)}px`,
  overflow: 'hidden',
  ...ringInside(palette.ink),
  '& > label': {
    display: 'grid',
    placeItems: 'center',
    height: 30,
    px: 4,
    cursor: 'pointer',
    color: 'text.secondary',
  },
  '& > label + label': { borderLeft: `1px solid ${palette.control}` },
  '& > label[data-on=true]': { bgcolor: 'tint', color: 'hover', fontWeight: 600 },
});
