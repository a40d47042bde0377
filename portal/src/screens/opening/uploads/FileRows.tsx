import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { uploads as formUploads } from '#portal/copy/form.ts';
import { Icon } from '#portal/icons/Icon.tsx';
import { useAccountTab } from '#portal/session/accountTab.ts';
import { onFirstClick } from '#portal/ui/button/onFirstClick.ts';
import { FieldError } from '#portal/ui/form/FieldError.tsx';
import { PreviewDialog } from '#portal/ui/form/PreviewDialog.tsx';
import { RemovedRows } from '#portal/ui/form/RemovedRows.tsx';
import { useRemoved } from '#portal/ui/form/useRemoved.ts';
import type { Application } from '../opening.ts';
import { contentQuery } from './contents.ts';
import { uploadsCopy as copy } from './copy.ts';
import type { Pending, Uploads } from './useUploads.ts';

type FileOf = Application['files'][number];

/** The files of one type: uploaded, being uploaded, refused, and just removed ones. */
export function FileRows({ uploads }: { readonly uploads: Uploads }) {
  const { files, pending, retry, dismiss, remove } = uploads;
  const { removed, keep, forget } = useRemoved<FileOf>();
  const [shown, setShown] = useState<File>();
  const removeOrRestore = async (file: FileOf, { restore }: { readonly restore: boolean }) => {
    if (!(await remove(file.fileId, restore))) return;
    if (restore) forget(file);
    else keep(file);
  };
  const preview = (content: File) => {
    if (content.type === 'application/pdf') window.open(URL.createObjectURL(content), '_blank', 'noopener');
    else setShown(content);
  };
  return (
    <>
      <ul>
        {files.map((file) => (
          <FileRow
            key={file.fileId}
            file={file}
            onPreview={preview}
            onRemove={() => void removeOrRestore(file, { restore: false })}
          />
        ))}
        {pending.map((row) => (
          <PendingRow key={row.id} row={row} onRetry={() => retry(row)} onDismiss={() => dismiss(row.id)} />
        ))}
      </ul>
      <RemovedRows
        removed={removed}
        nameOf={({ fileName }) => fileName}
        onUndo={(file) => void removeOrRestore(file, { restore: true })}
      />
      {shown === undefined ? null : <PreviewDialog file={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

interface FileRowProps {
  readonly file: FileOf;
  readonly onPreview: (content: File) => void;
  readonly onRemove: () => void;
}

function FileRow({ file: { fileId, fileName, fileBytes }, onPreview, onRemove }: FileRowProps) {
  const { data: content } = useQuery(contentQuery(useAccountTab(), fileId));
  return (
    <Box component="li" sx={rowStyle}>
      <Icon name="success" size={16} sx={{ color: 'success.main' }} />
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {fileName}
      </Box>
      <Typography variant="caption" color="textSecondary" sx={{ flex: '1 0 auto', whiteSpace: 'nowrap' }}>
        {formUploads.size(fileBytes)}
      </Typography>
      {content ? (
        <Button
          variant="link"
          aria-label={copy.of(copy.preview, fileName)}
          onClick={() => onPreview(content)}
        >
          {copy.preview}
        </Button>
      ) : null}
      <Button
        variant="link"
        aria-label={copy.of(copy.remove, fileName)}
        onClick={(event) => onFirstClick(event, onRemove)}
      >
        {copy.remove}
      </Button>
    </Box>
  );
}

interface PendingRowProps {
  readonly row: Pending;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

function PendingRow({ row: { file, problem, again }, onRetry, onDismiss }: PendingRowProps) {
  return (
    <Box component="li" sx={rowStyle}>
      <Box component="span" sx={{ minWidth: 0 }}>
        {file.name}
      </Box>
      {problem === undefined ? (
        <Box sx={{ flex: 1 }}>
          <LinearProgress aria-label={copy.of(copy.sending, file.name)} />
        </Box>
      ) : (
        <>
          <Box sx={{ flex: 1 }}>
            <FieldError>{problem}</FieldError>
          </Box>
          {again ? (
            <Button variant="link" aria-label={copy.of(copy.retry, file.name)} onClick={onRetry}>
              {copy.retry}
            </Button>
          ) : null}
          <Button
            variant="link"
            aria-label={copy.of(copy.dismiss, file.name)}
            onClick={(event) => onFirstClick(event, onDismiss)}
          >
            {copy.dismiss}
          </Button>
        </>
      )}
    </Box>
  );
}

const rowStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, py: 2 } as const;
