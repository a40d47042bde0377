import type { ReactNode } from 'react';
import { Words } from './Words.tsx';

/** Keeps figures of a text in one piece. */
export const unbroken = (content: ReactNode): ReactNode =>
  typeof content === 'string' ? <Words>{content}</Words> : content;
