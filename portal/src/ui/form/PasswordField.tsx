import type { FieldValues } from 'react-hook-form';
import { ungrouped } from '../../format/typed.ts';
import { TextField } from './TextField.tsx';
import type { FieldProps, TextName } from './useField.ts';

/** Six digits, masked, and never offered for saving by the browser. */
export const PasswordField = <Values extends FieldValues, Name extends TextName<Values>, Sent>(
  props: FieldProps<Values, Name, Sent>,
) => (
  <TextField
    {...props}
    width={240}
    input={{ type: 'password', inputMode: 'numeric', maxLength: 6, autoComplete: 'new-password' }}
    read={ungrouped}
  />
);
