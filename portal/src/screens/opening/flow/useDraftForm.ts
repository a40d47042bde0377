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

export interface DraftFormOf<Values extends FieldValues, Sent> {
  readonly application: Application;
  readonly step: OpeningStep;
  readonly definition: FormDefinition<Values, Sent>;
  /** Confirmed values, or empty fields. */
  readonly saved: NoInfer<DefaultValues<Values>>;
  /** Fields without an initial choice. */
  readonly choices?: readonly string[];
}

interface DraftForm<Values extends FieldValues, Sent> {
  readonly form: UseFormReturn<Values, unknown, Sent>;
  readonly draft: Draft;
  /** The form started with earlier, unconfirmed input. */
  readonly restored: boolean;
}

/** A form within a step: starts with earlier input, and keeps new input. */
export function useDraftForm<Values extends FieldValues, Sent>(
  options: DraftFormOf<Values, Sent>,
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
