import Box from '@mui/material/Box';
import type { FieldValues } from 'react-hook-form';
import { cleanAmount } from '../../format/amount.ts';
import { TextField } from './TextField.tsx';
import type { FieldProps, TextName } from './useField.ts';

interface AmountFieldProps<
  Values extends FieldValues,
  Name extends TextName<Values>,
  Sent,
> extends FieldProps<Values, Name, Sent> {
  /** Shows an amount that cannot be changed. */
  readonly readOnly?: boolean | undefined;
  /** Among fields of plain text: no large figures, no ¥. */
  readonly plain?: true;
}

/** Yuan, kept as typed and cleaned on blur; `amountText` reads them. */
export function AmountField<Values extends FieldValues, Name extends TextName<Values>, Sent>({
  plain,
  ...props
}: AmountFieldProps<Values, Name, Sent>) {
  const field = { ...props, input: { inputMode: 'decimal' }, settle: cleanAmount } as const;
  if (plain) return <TextField {...field} />;
  return (
    <Box sx={amountStyle}>
      <TextField {...field} width={320} start={<span aria-hidden>¥</span>} />
    </Box>
  );
}

const amountStyle = {
  '& .MuiInputBase-input, & .MuiInputBase-root > span': { fontSize: 20, fontWeight: 600 },
  '& .MuiInputBase-root > span': { fontSize: 14, mr: 1 },
} as const;
