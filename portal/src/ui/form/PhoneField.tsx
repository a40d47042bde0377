import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { mask } from '../../format/mask.ts';
import { mobileTyped } from '../../format/typed.ts';
import { TextField } from './TextField.tsx';
import type { FieldProps, TextName } from './useField.ts';

interface PhoneFieldProps<Values extends FieldValues, Name extends TextName<Values>, Sent> extends FieldProps<
  Values,
  Name,
  Sent
> {
  /** The number is masked, because the user may not read it or has not asked to; it is read-only then. */
  readonly masked?: boolean | undefined;
  /** Fills its column. */
  readonly wide?: boolean | undefined;
  /** Beside the control. */
  readonly beside?: ReactNode;
}

/** A mobile number without a maximum length: one would cut off a number pasted in groups. */
export const PhoneField = <Values extends FieldValues, Name extends TextName<Values>, Sent>({
  masked = false,
  wide = false,
  ...props
}: PhoneFieldProps<Values, Name, Sent>) => (
  <TextField
    {...props}
    width={wide ? undefined : props.beside === undefined ? 240 : 380}
    readOnly={masked}
    input={{ type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' }}
    show={masked ? (text) => mask(text, 'phone') : undefined}
    read={mobileTyped}
  />
);
