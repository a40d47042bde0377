import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { print as words } from '../../copy/ui.ts';
import { Icon } from '../../icons/Icon.tsx';
import { DialogFrame } from '../dialog/DialogFrame.tsx';
import { PaperBox } from './PaperBox.tsx';

interface PrintFrameProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Whether there is something to print yet. */
  readonly ready: boolean;
  /** Left end of the button row: stays on the screen. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A dialog whose content, and nothing else, goes to the printer (build/print.css). */
export function PrintFrame({ title, onClose, ready, tools, children }: PrintFrameProps) {
  return (
    <DialogFrame
      title={title}
      width={880}
      onClose={onClose}
      actions={(leave) => (
        <>
          {tools}
          <Button variant="outlined" size="large" onClick={leave}>
            {words.close}
          </Button>
          <Button
            size="large"
            disabled={!ready}
            startIcon={<Icon name="printer" />}
            onClick={() => globalThis.print()}
          >
            {words.button}
          </Button>
        </>
      )}
    >
      <PaperBox>{children}</PaperBox>
    </DialogFrame>
  );
}
