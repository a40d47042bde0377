import { use, useEffect, useState } from 'react';
import { noteOpenForm } from '../openForms.ts';
import { FormDraftsContext } from './FormDrafts.ts';

/** A text outside forms that survives a reload and a lost session, as form fields do. */
export function useStoredText(name: string): readonly [text: string, write: (next: string) => void] {
  const drafts = use(FormDraftsContext);
  const [text, setText] = useState(() => drafts.read(name) ?? '');
  useEffect(noteOpenForm, []);
  useEffect(() => () => drafts.forget(name), [drafts, name]);
  const write = (next: string) => {
    setText(next);
    if (next === '') drafts.forget(name);
    else drafts.keep(name, next);
  };
  return [text, write];
}
