import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { ErrorName } from '#generated/provisional/codes.ts';
import type { OpeningStep } from '#generated/shared/enums/OpeningStep.ts';
import { fieldRefusals } from '../../../domain/submission/fieldRefusals.ts';
import type { FormDefinition } from '../../../ui/form/formDefinition.ts';
import { setServerErrors } from '../../../ui/form/serverErrors.ts';
import { useForm } from '../../../ui/form/useForm.ts';
import type { Application, Progress } from '../opening.ts';
import { openingQuery } from '../queries.ts';
import { stepAfter, steps } from '../steps.ts';
import { useWay } from '../useWay.ts';
import { draftOf, withDraft } from './draft.ts';
import { useDraft } from './useDraft.ts';

interface StepOf<Values extends FieldValues, Sent> {
  readonly application: Application;
  readonly step: OpeningStep;
  readonly definition: FormDefinition<Values, Sent>;
  /** What is confirmed already, or empty fields. */
  readonly saved: NoInfer<DefaultValues<Values>>;
  /** The fields of which nothing is chosen at first. */
  readonly choices?: readonly string[];
  readonly send: (sent: Sent, version: number) => Promise<Progress>;
  /** Which field a refusal speaks of. */
  readonly refusals?: Partial<Readonly<Record<ErrorName, string>>>;
}

/** A step's form: begins with what was typed, keeps what is typed, confirms it and goes on. */
export function useStep<Values extends FieldValues, Sent>(options: StepOf<Values, Sent>) {
  const { application, step, definition, saved, choices = [], send, refusals = {} } = options;
  const { flow, carried } = useWay();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const draft = useDraft(application, step);
  const [typed] = useState(() => draftOf(sessionStorage, application, step));
  const [defaultValues] = useState(() => withDraft(saved, typed, choices));
  const form = useForm<Values, Sent>(definition, { defaultValues });
  const [sending, setSending] = useState(false);

  const { keep } = draft;
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe, keep],
  );

  const confirm = async (sent: Sent) => {
    setSending(true);
    try {
      const progress = await send(sent, await draft.settle());
      draft.confirmed(progress);
      await queries.invalidateQueries({ queryKey: openingQuery(carried.productCode, carried.from).queryKey });
      const next = stepAfter(progress, step);
      await navigate(flow.step(next === undefined ? 'step' : steps[next].name, carried));
    } catch (error) {
      draft.refuse(error);
      setServerErrors(form, fieldRefusals(error, refusals));
    } finally {
      setSending(false);
    }
  };

  return { form, draft, confirm, sending, restored: typed !== undefined };
}
