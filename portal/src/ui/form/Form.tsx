import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { RestoredNote } from './draft/RestoredNote.tsx';
import type { KeptForm } from './useForm.ts';

export interface FormProps<Values extends FieldValues, Sent> {
  readonly form: UseFormReturn<Values, unknown, Sent> & Partial<Pick<KeptForm<Values, Sent>, 'draft'>>;
  /** Called with the values the contract accepts, never before they are valid. */
  readonly onSubmit: (sent: Sent) => Promise<void> | void;
  /** Called when a field changes. */
  readonly onChange?: () => void;
  /** Names a form that only queries: a search. It is not printed. */
  readonly search?: string;
  readonly id?: string;
  /** Takes the focus when it opens; Tab then leads to its first field. */
  readonly autoFocus?: boolean;
  readonly sx?: SxProps<Theme>;
  readonly children: ReactNode;
}

/** A form whose fields show their own problems: the browser's own validation bubbles are off. */
export function Form<Values extends FieldValues, Sent>(props: FormProps<Values, Sent>) {
  const { form, onSubmit, onChange, search, id, autoFocus, sx = {}, children } = props;
  return (
    <Box
      component="form"
      id={id}
      noValidate
      {...(autoFocus ? { ref: focus, tabIndex: -1 } : {})}
      {...(search === undefined ? {} : { role: 'search', 'aria-label': search, 'data-print': 'hide' })}
      onSubmit={(event) => void form.handleSubmit((sent) => onSubmit(sent))(event)}
      onChange={onChange}
      sx={sx}
    >
      {form.draft?.restored === true ? <RestoredNote /> : null}
      {children}
    </Box>
  );
}

const focus = (form: HTMLElement | null): void => form?.focus();
