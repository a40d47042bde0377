import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { OpeningStep } from '#generated/shared/enums/OpeningStep.ts';
import { restoredValues } from '#portal/domain/draft/restoredValues.ts';
import { useAccountTab } from '#portal/session/accountTab.ts';
import type { FormDefinition } from '#portal/ui/form/formDefinition.ts';
import { useForm } from '#portal/ui/form/useForm.ts';
import type { Application } from '../opening.ts';
import { draftOf } from './draft.ts';
import { useDraft, type Draft } from './useDraft.ts';

export interface DraftFormOptions<Values extends FieldValues, Sent> {
  readonly application: Application;
  readonly step: OpeningStep;
  readonly definition: FormDefinition<Values, Sent>;
  /** Confirmed values, or empty fields. */
  readonly saved: NoInfer<DefaultValues<Values>>;
  /** Names of choice fields: at first none of their options is chosen. */
  readonly choices?: readonly string[];
}

interface DraftForm<Values extends FieldValues, Sent> {
  readonly form: UseFormReturn<Values, unknown, Sent>;
  readonly draft: Draft;
  /** Whether the form started with a draft. */
  readonly restored: boolean;
}

/** A form of a step. It starts with the draft, if there is one, and keeps new input as a draft. */
export function useDraftForm<Values extends FieldValues, Sent>(
  options: DraftFormOptions<Values, Sent>,
): DraftForm<Values, Sent> {
  const { application, step, definition, saved, choices = [] } = options;
  const draft = useDraft(application, step);
  const tab = useAccountTab();
  const [{ values: defaultValues, restored }] = useState(() =>
    restoredValues(saved, draftOf(tab, application, step), choices),
  );
  const form = useForm<Values, Sent>(definition, { defaultValues });
  const { keep } = draft;
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe, keep],
  );
  return { form, draft, restored };
}
