import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type ReactNode } from 'react';
import { words } from '../copy/words.ts';
import type { DialogAnswer, DialogRequest } from './openDialog.ts';

/** 2 §4: the dialog fades in after 100 ms and is removed 500 ms after an answer. */
export const FADE_IN_DELAY = 100;
export const FADE_OUT = 500;

interface ConfirmDialogProps extends DialogRequest {
  readonly onAnswer: (answer: DialogAnswer) => void;
  readonly onRemoved: () => void;
  readonly children?: ReactNode;
}

/** The dialog of 2 §3. Most callers want `openDialog({…})` instead. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, message, note, pic, onAnswer, onRemoved, children } = props;
  const { sureText = words.ok, cancelText = words.cancel, isShowCancelBtn = true } = props;
  const [shown, setShown] = useState(false);
  const [answered, setAnswered] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setShown(true), FADE_IN_DELAY);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!answered) return undefined;
    const timer = setTimeout(onRemoved, FADE_OUT);
    return () => clearTimeout(timer);
  }, [answered, onRemoved]);

  const answer = (given: DialogAnswer) => {
    if (answered) return;
    setAnswered(true);
    setShown(false);
    onAnswer(given);
  };

  return (
    <Dialog
      open={shown}
      onClose={() => answer('cancel')}
      aria-labelledby="confirm-title"
      transitionDuration={{ enter: 200, exit: FADE_OUT }}
    >
      <DialogTitle id="confirm-title" variant="cardTitle" sx={{ px: 6, pt: 5, pb: 0 }}>
        {title}
      </DialogTitle>
      <DialogContent sx={{ px: 6, pt: '16px !important', pb: 0 }}>
        {pic ? <img src={pic} alt="" style={{ maxWidth: '100%' }} /> : null}
        {message ? <Typography component="div">{message}</Typography> : null}
        {children}
        {note ? (
          <Typography variant="caption" component="div" color="textSecondary" sx={{ mt: 2 }}>
            {note}
          </Typography>
        ) : null}
      </DialogContent>
      <DialogActions sx={{ p: 6, gap: 3, '& > :not(style) ~ :not(style)': { ml: 0 } }}>
        {isShowCancelBtn ? (
          <Button variant="outlined" onClick={() => answer('cancel')}>
            {cancelText}
          </Button>
        ) : null}
        <Button data-clstag={props.sureClstag} onClick={() => answer('sure')}>
          {sureText}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
