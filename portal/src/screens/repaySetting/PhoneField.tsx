import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { mask } from '../../format/mask.ts';
import { controlStyle } from '../../ui/control/controlStyle.ts';
import { FieldError } from '../../ui/form/FieldError.tsx';
import { copy } from './copy.ts';

interface PhoneFieldProps {
  readonly value: string;
  /** A child sees it masked. */
  readonly editable: boolean;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}

const { form } = copy;

/** Who hears of deductions and due dates. */
export function PhoneField({ value, editable, problem, onChange }: PhoneFieldProps) {
  return (
    <Box>
      <Typography component="label" htmlFor="setting-phone" variant="strong" sx={{ display: 'block', mb: 2 }}>
        {form.phone}
      </Typography>
      <Box
        component="input"
        id="setting-phone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={11}
        value={editable ? value : mask(value, 'phone')}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? 'setting-phone-note' : 'setting-phone-problem'}
        onChange={(event) => onChange(event.target.value)}
        sx={[
          controlStyle,
          { width: '100%', maxWidth: 240, px: 3 },
          problem === undefined ? {} : { borderColor: 'error.main' },
        ]}
      />
      {problem === undefined ? (
        <Typography
          id="setting-phone-note"
          variant="caption"
          component="p"
          color="textSecondary"
          sx={{ mt: 1 }}
        >
          {form.phoneNote}
        </Typography>
      ) : (
        <FieldError id="setting-phone-problem">{problem}</FieldError>
      )}
    </Box>
  );
}
