import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { SelectOption } from '../control/SelectBox.tsx';

interface QuickChoicesProps {
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A few choices side by side, at most one pressed; pressing it again releases it. */
export function QuickChoices({ options, value, onChange }: QuickChoicesProps) {
  return (
    <Box sx={groupStyle}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value === value ? '' : option.value)}
        >
          {option.label}
        </button>
      ))}
    </Box>
  );
}

const groupStyle = ({ palette, radii }: Theme): SystemStyleObject<Theme> => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  height: 'var(--field-height, 40px)',
  bgcolor: 'background.paper',
  border: `1px solid ${palette.control}`,
  borderRadius: `${String(radii.control)}px`,
  '& > button': {
    p: 0,
    border: 0,
    bgcolor: 'transparent',
    font: 'inherit',
    fontSize: 13,
    color: 'inherit',
    cursor: 'pointer',
  },
  '& > button:hover': { bgcolor: 'fill' },
  '& > button[aria-pressed=true]': { bgcolor: 'tint', color: 'hover', fontWeight: 600 },
  '& > button + button': { borderLeft: `1px solid ${palette.tile}` },
  '& > button:first-of-type': { borderRadius: '5px 0 0 5px' },
  '& > button:last-of-type': { borderRadius: '0 5px 5px 0' },
});
