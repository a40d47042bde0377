import Tooltip from '@mui/material/Tooltip';
import { useState, type ReactElement } from 'react';

interface TipProps {
  readonly title: string;
  /** True if the title describes the child, which has its own name. */
  readonly describeChild?: boolean;
  /**
   * Renders the explained element with a click handler that opens the tip: a finger cannot hover, and its tap ends
   * before the library notices it.
   */
  readonly children: (onClick: () => void) => ReactElement;
}

/** Explains a word on hover, focus and tap; it stays long enough to read. */
export function Tip({ children, ...props }: TipProps) {
  const [open, setOpen] = useState(false);
  return (
    <Tooltip
      arrow
      enterTouchDelay={0}
      leaveTouchDelay={4000}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      {...props}
    >
      {children(() => setOpen(true))}
    </Tooltip>
  );
}
