import { useId, type ReactNode } from 'react';
import {
  useController,
  type Control,
  type FieldPath,
  type FieldPathByValue,
  type FieldValues,
} from 'react-hook-form';

/** Common props of every field: its form, its name, the texts around it. */
export interface FieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Sent> {
  readonly control: Control<Values, unknown, Sent>;
  readonly name: Name;
  readonly label: string;
  /** Shown below the field while it is valid. */
  readonly hint?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** A problem outside the field's own rules: a conflict with another field, or a refusal by the provider. */
  readonly problem?: string | undefined;
  /** Right of the label: the source of the value. */
  readonly mark?: ReactNode;
}

/** The names of a form's text fields. */
export type TextName<Values extends FieldValues> = FieldPathByValue<Values, string>;

/** One field of a form: its value, its problem, and the ids that link label, control and problem. */
export function useField<Values extends FieldValues, Name extends FieldPath<Values>, Sent>({
  control,
  name,
  label,
  hint,
  disabled,
  mark,
  problem: refused,
}: FieldProps<Values, Name, Sent>) {
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const problem = fieldState.error?.message ?? fieldState.error?.root?.message ?? refused;
  const noteId = `${id}-note`;
  return {
    id,
    noteId,
    problem,
    /** Spread over its FieldFrame. */
    frame: { id, noteId, label, hint, problem, mark },
    value: field.value,
    set: field.onChange,
    /** Spread over the control. */
    props: {
      ref: field.ref,
      onBlur: field.onBlur,
      disabled: disabled ?? field.disabled,
      'aria-invalid': problem !== undefined,
      'aria-describedby': problem === undefined && hint === undefined ? undefined : noteId,
    },
  };
}

/** The text of a text field; a field without a value is empty. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
