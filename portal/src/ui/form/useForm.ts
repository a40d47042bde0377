import { zodResolver } from '@hookform/resolvers/zod';
import {
  useForm as useHookForm,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import { wordsFor, type FormDefinition } from './formDefinition.ts';

type Options<Values extends FieldValues> = Pick<UseFormProps<Values>, 'defaultValues' | 'mode' | 'disabled'>;

/**
 * react-hook-form on a form's definition: nothing is handed to `onSubmit` that the contract refuses. What was wrong says
 * so under its field, the first one gets the focus, and from then on each is looked at as it changes.
 */
export const useForm = <Values extends FieldValues, Sent>(
  { schema, words }: FormDefinition<Values, Sent>,
  options: NoInfer<Options<Values>>,
): UseFormReturn<Values, unknown, Sent> =>
  useHookForm<Values, unknown, Sent>({
    ...options,
    resolver: zodResolver(schema, { error: wordsFor(words) }, { mode: 'sync' }),
  });
