import Box from '@mui/material/Box';
import type { FieldValues } from 'react-hook-form';
import { TextField } from './TextField.tsx';
import type { FieldProps, TextName } from './useField.ts';

interface AmountFieldProps<
  Values extends FieldValues,
  Name extends TextName<Values>,
  Sent,
> extends FieldProps<Values, Name, Sent> {
  /** An amount that stands fast. */
  readonly readOnly?: boolean | undefined;
  /** What is kept of what was typed; money that moves is kept as it was written. */
  readonly read?: (typed: string) => string;
}

/** Yuan, kept as they were written; `amountText` reads them. */
export function AmountField<Values extends FieldValues, Name extends TextName<Values>, Sent>(
  props: AmountFieldProps<Values, Name, Sent>,
) {
  return (
    <Box sx={amountStyle}>
      <TextField {...props} width={320} input={{ inputMode: 'decimal' }} start={<span aria-hidden>¥</span>} />
    </Box>
  );
}

const amountStyle = {
  '& .MuiInputBase-input, & .MuiInputBase-root > span': { fontSize: 20, fontWeight: 600 },
  '& .MuiInputBase-root > span': { fontSize: 14, mr: 1 },
} as const;
