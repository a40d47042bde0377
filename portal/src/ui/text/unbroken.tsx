import type { ReactNode } from 'react';
import { Words } from './Words.tsx';

/** What is given to be shown keeps its figures in one piece, if it is text. */
export const unbroken = (content: ReactNode): ReactNode =>
  typeof content === 'string' ? <Words>{content}</Words> : content;
