import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { filters as copy } from '../../copy/ui.ts';
import { RECENT_DAYS } from './fields.ts';

interface DaysControlProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** 近30天, 近90天, 近365天 (1 §9); the one that is pressed is taken off by pressing it again. */
export function DaysControl({ value, onChange }: DaysControlProps) {
  return (
    <Box sx={groupStyle}>
      {RECENT_DAYS.map((days) => (
        <button
          key={days}
          type="button"
          aria-pressed={days === value}
          onClick={() => onChange(days === value ? '' : days)}
        >
          {copy.days[days]}
        </button>
      ))}
    </Box>
  );
}

const groupStyle = ({ palette, radii }: Theme): SystemStyleObject<Theme> => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  height: 32,
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
