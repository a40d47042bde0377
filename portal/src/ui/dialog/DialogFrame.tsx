import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { DialogHead } from './DialogHead.tsx';
import { FADE_IN_DELAY, FADE_OUT } from './dialogLife.ts';

interface DialogFrameProps {
  readonly title: string;
  /** Called when the dialog has faded out. */
  readonly onClose: () => void;
  /** Set by the parent to close the dialog: it fades out, then calls onClose. */
  readonly leaving?: boolean | undefined;
  /** False: there is no ✕, and Esc and the backdrop do not close. */
  readonly closable?: boolean | undefined;
  readonly width?: number | undefined;
  /** The buttons; `leave` closes the dialog. */
  readonly actions?: ((leave: () => void) => ReactNode) | undefined;
  readonly children: ReactNode;
}

/** A dialog around any body: title, ✕, buttons, and the fades of 2 §4. */
export function DialogFrame({
  title,
  onClose,
  leaving = false,
  closable = true,
  width = 480,
  actions,
  children,
}: DialogFrameProps) {
  const titleId = useId();
  const [shown, setShown] = useState(false);
  const [left, setLeft] = useState(false);
  const open = shown && !left && !leaving;
  const removed = useEffectEvent(onClose);

  useEffect(() => {
    const timer = setTimeout(() => setShown(true), FADE_IN_DELAY);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!left && !leaving) return undefined;
    const timer = setTimeout(() => removed(), FADE_OUT);
    return () => clearTimeout(timer);
  }, [left, leaving]);

  const leave = () => setLeft(true);
  return (
    <Dialog
      open={open}
      onClose={closable ? leave : undefined}
      aria-labelledby={titleId}
      transitionDuration={{ enter: 200, exit: FADE_OUT }}
      slotProps={{ paper: { sx: { maxWidth: width } } }}
    >
      <DialogHead title={title} titleId={titleId} onClose={closable ? leave : undefined} />
      <DialogContent sx={{ px: 6, pt: '16px !important', pb: actions ? 1 : 6, ...scrollStyle }}>
        {children}
      </DialogContent>
      {actions ? (
        <DialogActions
          sx={{ p: 6, pt: 5, gap: 3, flexWrap: 'wrap', '& > :not(style) ~ :not(style)': { ml: 0 } }}
        >
          {actions(leave)}
        </DialogActions>
      ) : null}
    </Dialog>
  );
}

/** Content without a control takes the focus itself, to be scrolled by keys. */
const scrollStyle = { scrollPaddingBlock: '8px', '&:focus-visible': { outlineOffset: -2 } } as const;
