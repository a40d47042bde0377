import type { ReactNode } from 'react';
import type { FactMark } from './factMark.ts';

interface FactProps {
  readonly of: FactMark;
  /** The value only, without other text. */
  readonly children: ReactNode;
}

/** A value as plain text: a count, a rate, a rule in words. */
export const Fact = ({ of, children }: FactProps) => <span {...of}>{children}</span>;
