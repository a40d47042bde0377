import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState, type ReactNode } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { uploads as copy } from '../../copy/form.ts';
import { onFirstClick } from '../button/onFirstClick.ts';
import { FieldNote } from './FieldNote.tsx';
import { fileProblem, type FileLimits } from './fileProblem.ts';
import { sendable } from './heic.ts';
import { RemovedRows } from './RemovedRows.tsx';
import { useField, type FieldProps } from './useField.ts';
import { useRemoved } from './useRemoved.ts';

export interface UploadedFile {
  readonly fileId: string;
  readonly fileName: string;
}

type FilesName<Values extends FieldValues> = FieldPathByValue<Values, readonly UploadedFile[]>;

interface UploadFieldProps<
  Values extends FieldValues,
  Name extends FilesName<Values>,
  Sent,
> extends FieldProps<Values, Name, Sent> {
  readonly limits: FileLimits;
  readonly maxFiles: number;
  /** Uploads one file; undefined when it was refused, and the refusal is shown by then. */
  readonly send: (file: File) => Promise<UploadedFile | undefined>;
  /** Beside the button: what a good file looks like. */
  readonly sample: ReactNode;
  /** Left of the button: what to upload, and how much is there. */
  readonly children: (files: readonly UploadedFile[]) => ReactNode;
}

/** Files that upload as they are chosen; the form holds the provider's ids. */
export function UploadField<Values extends FieldValues, Name extends FilesName<Values>, Sent>(
  props: UploadFieldProps<Values, Name, Sent>,
) {
  const { label, hint, limits, maxFiles, send, sample, children } = props;
  const { noteId, problem, value, set, props: field } = useField(props);
  const { ref, onBlur, disabled, 'aria-describedby': describedBy } = field;
  const files: readonly UploadedFile[] = value;
  const input = useRef<HTMLInputElement>(null);
  /** The user may remove a file during an upload: the result is added to the files present when it arrives. */
  const latest = useRef(files);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<string>();
  const removed = useRemoved<UploadedFile>();
  const keep = (next: readonly UploadedFile[]) => {
    latest.current = next;
    set(next);
  };

  const upload = async (chosen: File) => {
    const [file = chosen] = await sendable([chosen]);
    const wrong = fileProblem(file, limits);
    setRefused(wrong);
    if (wrong !== undefined) return;
    setSending(true);
    const sent = await send(file);
    setSending(false);
    if (sent !== undefined) keep([...latest.current, sent]);
  };

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Box sx={{ flex: '1 1 6em', minWidth: 0 }}>{children(files)}</Box>
        {sample}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={label}
          accept={limits.fileTypes.join(',')}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) void upload(file);
          }}
        />
        <Button
          variant="outlined"
          ref={ref}
          onBlur={onBlur}
          disabled={disabled === true || files.length >= maxFiles || sending}
          aria-label={`${copy.upload} ${label}`}
          aria-describedby={describedBy}
          onClick={() => input.current?.click()}
        >
          {copy.upload}
        </Button>
      </Box>
      <ul>
        {files.map((file) => (
          <Box component="li" key={file.fileId} sx={{ display: 'flex', gap: 3 }}>
            {file.fileName}
            <Button
              variant="link"
              aria-label={`${copy.remove} ${file.fileName}`}
              onClick={(event) =>
                onFirstClick(event, () => {
                  keep(files.filter((each) => each !== file));
                  removed.keep(file);
                })
              }
            >
              {copy.remove}
            </Button>
          </Box>
        ))}
      </ul>
      {files.length < maxFiles ? (
        <RemovedRows
          removed={removed.removed}
          nameOf={({ fileName }) => fileName}
          onUndo={(file) => {
            removed.forget(file);
            keep([...latest.current, file]);
          }}
        />
      ) : null}
      <FieldNote id={noteId} problem={refused ?? problem} hint={hint} />
    </>
  );
}
