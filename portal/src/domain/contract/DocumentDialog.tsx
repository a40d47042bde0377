import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Icon } from '../../icons/Icon.tsx';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import { documentBox } from '../../ui/dialog/documentBox.ts';
import { ErrorLine } from '../../ui/feedback/ErrorLine.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { PaperBox } from '../../ui/print/PaperBox.tsx';
import { SanitisedHtml } from '../../ui/text/SanitisedHtml.tsx';
import { textQuery } from './contractText.ts';
import { copy } from './copy.ts';
import { FileButton } from './FileButton.tsx';

interface DocumentDialogProps {
  readonly title: string;
  /** Address of the text, checked by safeUrl. */
  readonly address: string | undefined;
  /** Address of the file to download, if any. */
  readonly file: string | undefined;
  readonly onClose: () => void;
}

/** A contract or a certificate to read and to download, without an agreement. */
export function DocumentDialog({ title, address, file, onClose }: DocumentDialogProps) {
  const text = useQuery(textQuery(address));
  return (
    <DialogFrame
      title={title}
      onClose={onClose}
      width={640}
      actions={(leave) => (
        <>
          <Button variant="outlined" size="large" onClick={leave}>
            {copy.preview.close}
          </Button>
          {file === undefined ? null : (
            <FileButton address={file} variant="contained" size="large" startIcon={<Icon name="download" />}>
              {copy.preview.download}
            </FileButton>
          )}
        </>
      )}
    >
      {text.isPending ? <Skeleton height={296} /> : null}
      {text.isError ? <ErrorLine error={text.error} onRetry={() => void text.refetch()} /> : null}
      {text.isSuccess ? (
        <PaperBox>
          <SanitisedHtml
            html={text.data}
            label={title}
            sx={{ ...documentBox, height: 'auto', maxHeight: 420 }}
          />
        </PaperBox>
      ) : null}
    </DialogFrame>
  );
}
