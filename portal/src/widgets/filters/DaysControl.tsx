import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { filters as copy } from '../../copy/widgets.ts';
import { RECENT_DAYS } from './fields.ts';

interface DaysControlProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** 近30天, 近90天, 近365天 (1 §9); the one that is pressed is taken off by pressing it again. */
export function DaysControl({ value, onChange }: DaysControlProps) {
  return (
    <Box
      sx={(theme) => ({
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 1fr)',
        height: 32,
        bgcolor: 'background.paper',
        border: `1px solid ${theme.palette.control}`,
        borderRadius: `${String(theme.radii.control)}px`,
        // Twice &: stronger than what ButtonBase says of itself.
        '&& > * + *': { borderLeft: `1px solid ${theme.palette.tile}` },
        '&& > :first-of-type': { borderRadius: '5px 0 0 5px' },
        '&& > :last-of-type': { borderRadius: '0 5px 5px 0' },
      })}
    >
      {RECENT_DAYS.map((days) => {
        const pressed = days === value;
        return (
          <ButtonBase
            key={days}
            aria-pressed={pressed}
            onClick={() => onChange(pressed ? '' : days)}
            sx={{
              font: 'inherit',
              fontSize: 13,
              ...(pressed
                ? { bgcolor: 'tint', color: 'hover', fontWeight: 600 }
                : { '&:hover': { bgcolor: 'fill' } }),
            }}
          >
            {copy.days[days]}
          </ButtonBase>
        );
      })}
    </Box>
  );
}
