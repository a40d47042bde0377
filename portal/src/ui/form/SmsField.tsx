import type { FieldValues } from 'react-hook-form';
import { ungrouped } from '../../format/typed.ts';
import { SmsCodeButton } from './SmsCodeButton.tsx';
import { TextField } from './TextField.tsx';
import type { FieldProps, TextName } from './useField.ts';

interface SmsFieldProps<Values extends FieldValues, Name extends TextName<Values>, Sent> extends FieldProps<
  Values,
  Name,
  Sent
> {
  readonly placeholder?: string | undefined;
  /** Purpose of the code, and the phone if the user may change it. Each type has its own wait for the next code. */
  readonly type: string;
  readonly onSend: () => Promise<boolean>;
}

/** The code of a short message, with the button that sends it. 2 §4 */
export const SmsField = <Values extends FieldValues, Name extends TextName<Values>, Sent>({
  type,
  onSend,
  ...props
}: SmsFieldProps<Values, Name, Sent>) => (
  <TextField
    {...props}
    width={380}
    input={{ inputMode: 'numeric', autoComplete: 'one-time-code' }}
    read={ungrouped}
    beside={<SmsCodeButton type={type} onSend={onSend} />}
  />
);
