import type { FieldValues } from 'react-hook-form';
import { capitals } from '../../format/typed.ts';
import { TextField } from './TextField.tsx';
import type { FieldProps, TextName } from './useField.ts';

/** 统一社会信用代码 or 身份证号: 18 characters, always in capitals; `creditCode` and `idCard` check them. */
export const IdField = <Values extends FieldValues, Name extends TextName<Values>, Sent>(
  props: FieldProps<Values, Name, Sent>,
) => <TextField {...props} input={{ autoCapitalize: 'characters', spellCheck: false }} read={capitals} />;
