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
  /** Which one of several forms of that definition on the page: an account, an application. */
  readonly about?: string;
};

/** A form as react-hook-form holds it, with its draft. */
export type KeptForm<Values extends FieldValues, Sent> = UseFormReturn<Values, unknown, Sent> & {
  readonly draft: Draft;
};

/**
 * react-hook-form on a form's definition: nothing is handed to `onSubmit` that the contract refuses. What was wrong says
 * so under its field, the first one gets the focus, and from then on each is looked at as it changes. What is typed
 * outlives a reload and a lost session.
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
