import type { ReactNode } from 'react';
import { useNarrow } from '../hooks/useNarrow.ts';

interface PhoneFoldProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Folded on phones, so that the rows of the page begin on the first screen; always open on wider windows. */
export function PhoneFold({ label, children }: PhoneFoldProps) {
  if (!useNarrow()) return children;
  return (
    <details>
      <summary style={summaryStyle}>{label}</summary>
      {children}
    </details>
  );
}

const summaryStyle = { minHeight: 32, lineHeight: '32px', cursor: 'pointer' } as const;
