import { use, useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { DraftRule } from '../formDefinition.ts';
import { noteOpenForm } from '../openForms.ts';
import { restoredValues, changedValues } from './changed.ts';
import { FormDraftsContext } from './FormDrafts.ts';

export interface Draft {
  /** The form started with earlier input. */
  readonly restored: boolean;
  /** Deletes the draft after sending. */
  readonly forget: () => void;
}

/**
 * Restores earlier input and keeps current input. When the user leaves the form within the portal, it was sent or given
 * up, and the draft is deleted. A reload, a lost session and a closed page keep the draft.
 * @param about identifies one of several forms of that name on the page
 */
export function useFormDraft<Values extends FieldValues, Sent>(
  { reset, subscribe, getValues }: UseFormReturn<Values, unknown, Sent>,
  rule: DraftRule<Values>,
  defaults: DefaultValues<Values> | undefined,
  about: string | undefined,
): Draft {
  const drafts = use(FormDraftsContext);
  const { name, except = noFields, lasting = false } = typeof rule === 'string' ? nameless : rule;
  const key = about === undefined ? name : `${name}:${about}`;
  const [typed] = useState(() =>
    key === '' ? {} : restoredValues(defaults ?? {}, drafts.read(key), except),
  );
  const restored = Object.keys(typed).length > 0;

  useEffect(noteOpenForm, []);

  useEffect(() => {
    if (restored) reset({ ...getValues(), ...typed }, { keepDefaultValues: true });
  }, [restored, typed, reset, getValues]);

  useEffect(() => {
    if (key === '') return undefined;
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues = {} }) => {
        const changed = changedValues(defaultValues, values, except);
        if (Object.keys(changed).length === 0) drafts.forget(key);
        else drafts.keep(key, JSON.stringify(changed));
      },
    });
    return () => {
      stop();
      if (!lasting) drafts.forget(key);
    };
  }, [key, except, lasting, drafts, subscribe]);

  return { restored, forget: () => drafts.forget(key) };
}

const noFields: readonly string[] = [];
/** For a form that keeps no draft here: it is secret, or its page stores it. */
const nameless = { name: '', except: noFields, lasting: false };
