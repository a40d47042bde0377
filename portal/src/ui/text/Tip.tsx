import Tooltip from '@mui/material/Tooltip';
import { useState, type ReactElement } from 'react';

interface TipProps {
  readonly title: string;
  /** Whether it adds to what its child is called, instead of naming it. */
  readonly describeChild?: boolean;
  /** Opens it by a click too: a finger cannot hover, and its tap is over before the library has seen it rest. */
  readonly children: (onClick: () => void) => ReactElement;
}

/** What a word means, on hover, on focus, and on a tap; it stands long enough to be read. */
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
