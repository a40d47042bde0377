import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { filters as copy } from '../../copy/ui.ts';
import { EmptyLine } from '../feedback/EmptyLine.tsx';

interface EmptyListProps {
  /** Clears the filters, where there are any. */
  readonly onClear?: (() => void) | undefined;
  /** Leads to the tab of all rows, from any other. */
  readonly onAll?: (() => void) | undefined;
  /** The next step of a user with an empty list. */
  readonly next?: ReactNode;
}

/** Shown for an empty list: the reason, and one action: clear the filters, show all rows, or the next step. */
export function EmptyList({ onClear, onAll, next }: EmptyListProps) {
  if (onClear)
    return (
      <EmptyLine text={copy.nothingFound} action={<ActionLink onClick={onClear}>{copy.clear}</ActionLink>} />
    );
  return <EmptyLine action={onAll ? <ActionLink onClick={onAll}>{copy.showAll}</ActionLink> : next} />;
}

const ActionLink = ({ onClick, children }: { readonly onClick: () => void; readonly children: string }) => (
  <Button variant="link" onClick={onClick}>
    {children}
  </Button>
);
