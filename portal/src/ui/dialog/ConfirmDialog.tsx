import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { words } from '../../copy/words.ts';
import { unbroken } from '../text/unbroken.tsx';
import { DialogHead } from './DialogHead.tsx';
import { dialogLife, FADE_OUT } from './dialogLife.ts';
import type { DialogAnswer, DialogRequest } from './openDialog.ts';

interface ConfirmDialogProps extends DialogRequest {
  readonly onAnswer: (answer: DialogAnswer) => void;
  readonly onRemoved: () => void;
  readonly children?: ReactNode;
}

/** The dialog of 2 §3. Most callers use `openDialog({…})`, which DialogHost shows by this component. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, message, note, pic, onAnswer, onRemoved, children } = props;
  const { sureText = words.ok, cancelText = words.cancel, isShowCancelBtn = false } = props;
  const titleId = useId();
  const [shown, setShown] = useState(false);
  const life = useRef<ReturnType<typeof dialogLife>>(undefined);
  const handlers = useRef({ onAnswer, onRemoved });
  useEffect(() => {
    handlers.current = { onAnswer, onRemoved };
  }, [onAnswer, onRemoved]);

  useEffect(() => {
    const created = dialogLife({
      onShown: setShown,
      onAnswer: (given) => handlers.current.onAnswer(given),
      onRemoved: () => handlers.current.onRemoved(),
    });
    life.current = created;
    return created.stop;
  }, []);

  const answer = (given: DialogAnswer) => life.current?.answer(given);

  return (
    <Dialog
      open={shown}
      onClose={() => answer('cancel')}
      aria-labelledby={titleId}
      transitionDuration={{ enter: 200, exit: FADE_OUT }}
    >
      <DialogHead title={title} titleId={titleId} onClose={() => answer('cancel')} />
      <DialogContent sx={{ px: 6, pt: '16px !important', pb: 0 }}>
        {pic ? <img src={pic} alt="" style={{ maxWidth: '100%' }} /> : null}
        {message ? <Typography component="div">{unbroken(message)}</Typography> : null}
        {children}
        {note ? (
          <Typography variant="caption" component="div" color="textSecondary" sx={{ mt: 2 }}>
            {unbroken(note)}
          </Typography>
        ) : null}
      </DialogContent>
      <DialogActions sx={{ p: 6, gap: 3, '& > :not(style) ~ :not(style)': { ml: 0 } }}>
        {isShowCancelBtn ? (
          <Button variant="outlined" size="large" onClick={() => answer('cancel')}>
            {cancelText}
          </Button>
        ) : null}
        <Button size="large" data-clstag={props.sureClstag} onClick={() => answer('sure')}>
          {sureText}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
