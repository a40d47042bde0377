import { createContext, type ReactNode } from 'react';

/** Slot beside each page's title: the app fills it with the help button. A separate file, because the frame loads it. */
export const BesideTitle = createContext<ReactNode>(null);
