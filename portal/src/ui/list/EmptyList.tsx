import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { filters as copy } from '../../copy/ui.ts';
import { EmptyLine } from '../feedback/EmptyLine.tsx';

interface EmptyListProps {
  /** Takes the filters back, where there are any. */
  readonly onClear?: (() => void) | undefined;
  /** Leads to the tab of all rows, from any other. */
  readonly onAll?: (() => void) | undefined;
  /** What one does who has nothing here yet. */
  readonly next?: ReactNode;
}

/** A list without rows says why, and the way out: of the filters, of the tab, or on to the next thing to do. */
export function EmptyList({ onClear, onAll, next }: EmptyListProps) {
  if (onClear)
    return <EmptyLine text={copy.nothingFound} action={<Way onClick={onClear}>{copy.clear}</Way>} />;
  return <EmptyLine action={onAll ? <Way onClick={onAll}>{copy.showAll}</Way> : next} />;
}

const Way = ({ onClick, children }: { readonly onClick: () => void; readonly children: string }) => (
  <Button variant="link" onClick={onClick}>
    {children}
  </Button>
);
