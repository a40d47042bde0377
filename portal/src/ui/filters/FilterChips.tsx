import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';

interface FilterChipsProps<Value> {
  readonly label: string;
  /** The chips in their order; `undefined` is all of them. */
  readonly chips: readonly (readonly [value: Value | undefined, text: string])[];
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value | undefined) => void;
  /** In a drawer, where chips are lower and closer. */
  readonly isDense?: true;
}

/** Chips that filter by one of a few values, or show all. */
export const FilterChips = <Value extends string>(props: FilterChipsProps<Value>) => (
  <Box role="group" aria-label={props.label} sx={[chipStyle, props.isDense ? dense : {}]}>
    {props.chips.map(([value, text]) => (
      <button
        key={value ?? ''}
        type="button"
        aria-pressed={props.chosen === value}
        onClick={() => props.onChoose(value)}
      >
        {text}
      </button>
    ))}
  </Box>
);

const dense = ({ radii }: Theme) => ({
  gap: 1,
  py: 3,
  '& button': { height: 24, px: 2, fontSize: 12, borderRadius: `${String(radii.tag)}px` },
});

const chipStyle = ({ palette, radii }: Theme) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  '& button': {
    height: 32,
    px: 3,
    font: 'inherit',
    color: 'ink',
    cursor: 'pointer',
    bgcolor: 'background.paper',
    border: `1px solid ${palette.tile}`,
    borderRadius: `${String(radii.control)}px`,
  },
  '& button[aria-pressed=true]': {
    fontWeight: 600,
    color: 'hover',
    bgcolor: 'tint',
    borderColor: palette.primary.main,
  },
});
