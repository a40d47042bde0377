import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { print as words } from '../../copy/ui.ts';
import { Icon } from '../../icons/Icon.tsx';
import { DialogFrame } from '../dialog/DialogFrame.tsx';
import { PaperBox } from './PaperBox.tsx';

interface PrintFrameProps {
  readonly title: string;
  readonly onClose: () => void;
  /** True when the content to print is loaded. */
  readonly ready: boolean;
  /** Above the content: not printed. */
  readonly head?: ReactNode;
  /** Left end of the button row: not printed. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A dialog that prints its content only (build/print.css). */
export function PrintFrame({ title, onClose, ready, head, tools, children }: PrintFrameProps) {
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
      {head === undefined ? null : <div data-print="hide">{head}</div>}
      <PaperBox>
        {/* The one Tab stop from which arrow keys scroll the paper. */}
        <Box role="group" aria-label={title} tabIndex={0} sx={paperStyle}>
          {children}
        </Box>
      </PaperBox>
    </DialogFrame>
  );
}

/**
 * In the dark look the light sheet stands out from the dialog, so its texts keep off its edge. The focus ring is inside the sheet, because
 * the dialog would cut it off outside.
 */
const paperStyle = {
  '&:focus-visible': { outlineOffset: -2 },
  '@media screen': { '[data-theme=dark] &': { p: { xs: 2, sm: 3 } } },
} as const;
