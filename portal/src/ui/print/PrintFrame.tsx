import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { DialogFrame } from '../dialog/DialogFrame.tsx';
import { print as words } from '../../copy/ui.ts';

interface PrintFrameProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Whether there is something to print yet. */
  readonly ready: boolean;
  /** Left end of the button row: stays on the screen. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A dialog whose content, and nothing else, goes to the printer. */
export function PrintFrame({ title, onClose, ready, tools, children }: PrintFrameProps) {
  return (
    <>
      <GlobalStyles styles={printStyles} />
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
        <div data-paper>{children}</div>
      </DialogFrame>
    </>
  );
}

const flow = {
  display: 'block !important',
  position: 'static !important',
  overflow: 'visible !important',
  width: 'auto !important',
  maxWidth: 'none !important',
  height: 'auto !important',
  maxHeight: 'none !important',
  margin: '0 !important',
  padding: '0 !important',
  boxShadow: 'none !important',
  border: '0 !important',
} as const;

/** Only while a paper is open: everything but the paper leaves, and the paper flows over as many pages as it needs. */
const printStyles = {
  '@media print': {
    'body > :not(:has([data-paper])), .MuiBackdrop-root': { display: 'none !important' },
    'body:has([data-paper])': { background: 'none', overflow: 'visible !important' },
    '.MuiDialog-root:has([data-paper]), .MuiDialog-root:has([data-paper]) > .MuiDialog-container, [role=dialog]:has([data-paper])':
      flow,
    '[role=dialog]:has([data-paper]) > *': { display: 'none !important' },
    '[role=dialog] > :has([data-paper])': flow,
    '[data-paper] [data-scroll]': { overflow: 'visible !important' },
  },
} as const;
