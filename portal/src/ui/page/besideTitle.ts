import { createContext, type ReactNode } from 'react';

/** Stands beside each page's title: the app provides the question mark of the page's help. In a file of its own, because the frame loads it. */
export const BesideTitle = createContext<ReactNode>(null);
