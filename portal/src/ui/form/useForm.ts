import { zodResolver } from '@hookform/resolvers/zod';
import {
  useForm as useHookForm,
  type DefaultValues,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import { useFormDraft, type Draft } from './draft/useFormDraft.ts';
import { wordsFor, type FormDefinition } from './formDefinition.ts';

type Options<Values extends FieldValues> = Pick<UseFormProps<Values>, 'mode' | 'disabled'> & {
  readonly defaultValues?: DefaultValues<Values>;
  /** Identifies one of several forms with the same definition: the number of an account, of an application. */
  readonly about?: string;
};

/** A react-hook-form form with its draft. */
export type KeptForm<Values extends FieldValues, Sent> = UseFormReturn<Values, unknown, Sent> & {
  readonly draft: Draft;
};

/**
 * react-hook-form on a form's definition: `onSubmit` receives only values the contract accepts. Each problem shows
 * under its field, the first gets the focus, and later changes are validated at once. Input survives a reload and a
 * lost session.
 */
export function useForm<Values extends FieldValues, Sent>(
  { schema, words, draft: rule }: FormDefinition<Values, Sent>,
  { about, ...options }: NoInfer<Options<Values>>,
): KeptForm<Values, Sent> {
  const form = useHookForm<Values, unknown, Sent>({
    ...options,
    resolver: zodResolver(schema, { error: wordsFor(words) }, { mode: 'sync' }),
  });
  const draft = useFormDraft(form, rule, options.defaultValues, about);
  return Object.assign(form, { draft });
}
