import Button from '@mui/material/Button';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { words } from '../../copy/words.ts';
import { DialogFrame } from '../dialog/DialogFrame.tsx';
import { Form, type FormProps } from './Form.tsx';

interface FormDialogProps<Values extends FieldValues, Sent> extends Pick<
  FormProps<Values, Sent>,
  'form' | 'onSubmit' | 'children'
> {
  readonly title: string;
  readonly sureText: string;
  readonly cancelText?: string;
  /** While the form is being sent, nothing closes the dialog. */
  readonly busy: boolean;
  readonly onClose: () => void;
}

/** A dialog with one form: the sure button and Enter submit it. */
export function FormDialog<Values extends FieldValues, Sent>(props: FormDialogProps<Values, Sent>) {
  const { title, sureText, cancelText = words.cancel, busy, onClose, ...form } = props;
  const id = useId();
  return (
    <DialogFrame
      title={title}
      onClose={onClose}
      closable={!busy}
      actions={(leave) => (
        <>
          <Button variant="outlined" size="large" disabled={busy} onClick={leave}>
            {cancelText}
          </Button>
          <Button size="large" type="submit" form={id} loading={busy}>
            {sureText}
          </Button>
        </>
      )}
    >
      <Form {...form} id={id} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }} />
    </DialogFrame>
  );
}
