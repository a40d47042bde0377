import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { IncreaseMethod } from '#generated/shared/enums/IncreaseMethod.ts';
import { IncreaseMethodLabel } from '#generated/shared/labels.ts';
import { ChoiceTile } from '../../ui/form/ChoiceTile.tsx';
import { copy } from './copy.ts';

interface MethodPickerProps {
  readonly methods: readonly IncreaseMethod[];
  readonly value: IncreaseMethod;
  readonly onChange: (method: IncreaseMethod) => void;
}

/** A radio group of the available increase methods, each a tile. */
export function MethodPicker({ methods, value, onChange }: MethodPickerProps) {
  return (
    <Box component="fieldset" data-guide="methods" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="strong" sx={{ mb: 2, p: 0 }}>
        {copy.methods.title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(232px, 1fr))' },
        }}
      >
        {methods.map((method) => (
          <ChoiceTile
            key={method}
            name="increase-method"
            checked={method === value}
            onChoose={() => onChange(method)}
          >
            <span>
              <Typography component="span" variant="strong" sx={{ display: 'block' }}>
                {IncreaseMethodLabel[method]}
              </Typography>
              <Typography component="span" variant="caption" color="textSecondary">
                {copy.methods.describe[method]}
              </Typography>
            </span>
          </ChoiceTile>
        ))}
      </Box>
    </Box>
  );
}
