import type { ReactNode } from 'react';
import { Words } from './Words.tsx';

/** Keeps each figure of a text on one line; other content stays as it is. */
export const unbroken = (content: ReactNode): ReactNode =>
  typeof content === 'string' ? <Words>{content}</Words> : content;
