import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { OpeningMaterialLabel } from '#generated/shared/labels.ts';
import { safeUrl } from '#portal/api/redirect.ts';
import { SampleButton } from '#portal/domain/samples/SampleButton.tsx';
import { openingSamples } from '#portal/domain/samples/samples.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { DropZone } from '#portal/ui/form/DropZone.tsx';
import { FieldError } from '#portal/ui/form/FieldError.tsx';
import { StatusTag } from '#portal/ui/text/StatusTag.tsx';
import type { Application } from '../opening.ts';
import { FileRows } from '../uploads/FileRows.tsx';
import { roomFor } from '../uploads/room.ts';
import type { UploadTarget } from '../uploads/uploadTarget.ts';
import { useUploads } from '../uploads/useUploads.ts';
import { materialsCopy as copy } from './copy.ts';

interface MaterialCardProps {
  readonly target: UploadTarget;
  readonly rule: Application['materials'][number];
  readonly problem: string | undefined;
  /** Receives the drop zone, for the focus. */
  readonly onZone: (zone: HTMLButtonElement | null) => void;
}

/** One type of document: what is required, and its uploads. */
export function MaterialCard({ target, rule, problem, onZone }: MaterialCardProps) {
  const { materialType, desc, minFiles, maxFiles } = rule;
  const noteId = useId();
  const room = roomFor(target, materialType);
  const uploads = useUploads({ materialType, target, room });
  const example = safeUrl(rule.exampleUrl);
  return (
    <CardFrame
      title={OpeningMaterialLabel[materialType]}
      actions={<StatusTag>{minFiles > 0 ? copy.required : copy.optional}</StatusTag>}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="caption" component="p" color="textSecondary">
          {desc} {copy.count(uploads.files.length, maxFiles)}
          {example === undefined ? null : (
            <>
              {' '}
              <a className="link" href={example} target="_blank" rel="noopener noreferrer">
                {copy.example}
              </a>
            </>
          )}
        </Typography>
        {room.ofKind > 0 ? (
          <DropZone
            name={OpeningMaterialLabel[materialType]}
            accept={target.fileTypes}
            multiple={room.ofKind > 1}
            disabled={room.inAll <= 0}
            ref={onZone}
            describedBy={problem === undefined ? undefined : noteId}
            sample={<SampleButton name={openingSamples[materialType]} />}
            onFiles={uploads.add}
          />
        ) : null}
        <FileRows uploads={uploads} />
        {problem === undefined ? null : <FieldError id={noteId}>{problem}</FieldError>}
      </Box>
    </CardFrame>
  );
}
