import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface ChoiceProps {
  readonly name: string;
  readonly legend: string;
  readonly note?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A few radio buttons under their legend. */
export function Choice({ name, legend, note, options, value, onChange }: ChoiceProps) {
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="strong" sx={{ mb: 2, p: 0 }}>
        {legend}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 24px' }}>
        {options.map((option) => (
          <Box component="label" key={option.value} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <Box
              component="input"
              type="radio"
              name={`setting-${name}`}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              sx={{ width: 16, height: 16, m: 0, accentColor: (theme) => theme.palette.primary.main }}
            />
            {option.label}
          </Box>
        ))}
      </Box>
      {note === undefined ? null : (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}
