import { createContext } from 'react';

/** Store of unsent input. The app provides it: it knows the account and the page. */
export interface FormDrafts {
  readonly read: (name: string) => string | null;
  readonly keep: (name: string, text: string) => void;
  readonly forget: (name: string) => void;
}

const nowhere: FormDrafts = { read: () => null, keep: () => undefined, forget: () => undefined };

export const FormDraftsContext = createContext<FormDrafts>(nowhere);
