import { createContext } from 'react';

/** Where what is typed is kept until it is sent. The app gives it: it knows whose it is, and on which page. */
export interface FormDrafts {
  readonly read: (name: string) => string | null;
  readonly keep: (name: string, text: string) => void;
  readonly forget: (name: string) => void;
}

const nowhere: FormDrafts = { read: () => null, keep: () => undefined, forget: () => undefined };

export const FormDraftsContext = createContext<FormDrafts>(nowhere);
