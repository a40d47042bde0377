import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { copy } from './copy.ts';

interface PayDayPickerProps {
  readonly days: readonly number[];
  readonly value: number | undefined;
  readonly onChange: (day: number) => void;
}

/** The day of the month to repay on, where the product lets one choose (12007: 20 or 25). 1 §9 */
export function PayDayPicker({ days, value, onChange }: PayDayPickerProps) {
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="strong" sx={{ mb: 2, p: 0 }}>
        {copy.change.payDay}
      </Typography>
      <Box sx={{ display: 'flex', gap: 6 }}>
        {days.map((day) => (
          <Box
            component="label"
            key={day}
            sx={{ display: 'flex', alignItems: 'center', gap: 2, cursor: 'pointer' }}
          >
            <Box
              component="input"
              type="radio"
              name="pay-day"
              checked={day === value}
              onChange={() => onChange(day)}
              sx={{ width: 16, height: 16, m: 0, accentColor: (theme) => theme.palette.primary.main }}
            />
            {copy.change.payDayOf(day)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
