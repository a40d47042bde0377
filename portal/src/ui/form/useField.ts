import { useId, type ReactNode } from 'react';
import {
  useController,
  type Control,
  type FieldPath,
  type FieldPathByValue,
  type FieldValues,
} from 'react-hook-form';

/** What every field of the kit is told: of which form it is, its name there, what stands above and below it. */
export interface FieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Sent> {
  readonly control: Control<Values, unknown, Sent>;
  readonly name: Name;
  readonly label: string;
  /** Below the field while nothing is wrong. */
  readonly hint?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** What is wrong with it beyond its own rules: another answer, the provider's refusal. */
  readonly problem?: string | undefined;
  /** Right of the label: where the value came from. */
  readonly mark?: ReactNode;
}

/** The names of a form's text fields. */
export type TextName<Values extends FieldValues> = FieldPathByValue<Values, string>;

/** One field of a form: its value, what is wrong with it, and the ids that tie label, control and reason together. */
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

/** The text of a text field; a field that was never given a value is empty. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
