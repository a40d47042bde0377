import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { useAccountTab } from '../../session/accountTab.ts';
import type { FormDefinition } from '../../ui/form/formDefinition.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { broughtBack } from './broughtBack.ts';
import { keepDraft, keptDraft } from './keptDraft.ts';

interface DraftedForm<Values extends FieldValues, Sent> {
  readonly form: UseFormReturn<Values, unknown, Sent>;
  /** The form began with what was typed earlier. */
  readonly restored: boolean;
  /** It was sent: the draft is of no more use. */
  readonly forget: () => void;
}

/**
 * A form that is sent as a whole: what is typed stays with the tab until then, over a reload or an ended session, for the
 * account that typed it.
 * @param keptAs what the form is about
 */
export function useDraftedForm<Values extends FieldValues, Sent>(
  definition: FormDefinition<Values, Sent>,
  keptAs: string,
  values: NoInfer<DefaultValues<Values>>,
): DraftedForm<Values, Sent> {
  const tab = useAccountTab();
  const [begun] = useState(() => ({ on: values, ...broughtBack(values, keptDraft(tab, keptAs, values)) }));
  const form = useForm<Values, Sent>(definition, { defaultValues: begun.values });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: typed }) => keepDraft(tab, keptAs, begun.on, typed),
      }),
    [subscribe, tab, keptAs, begun],
  );
  return { form, restored: begun.restored, forget: () => tab.removeItem(keptAs) };
}
