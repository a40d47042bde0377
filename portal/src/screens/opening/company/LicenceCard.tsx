import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { OpeningMaterial } from '#generated/shared/enums/OpeningMaterial.ts';
import { SampleButton } from '#portal/domain/samples/SampleButton.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { DropZone } from '#portal/ui/form/DropZone.tsx';
import { fileTypeNames, megabytes } from '#portal/ui/form/fileProblem.ts';
import type { Application } from '../opening.ts';
import { FileRows } from '../uploads/FileRows.tsx';
import { roomFor } from '../uploads/room.ts';
import { useUploads } from '../uploads/useUploads.ts';
import { companyCopy } from './copy.ts';

type Licence = NonNullable<Application['recognised']>;

interface LicenceCardProps {
  readonly application: Application;
  /** Number of fields that the licence filled in. */
  readonly filled: number;
  /** Number of these that the user has changed since. */
  readonly edited: number;
  /** Called with the recognised values of a new licence. */
  readonly onRead: (licence: Licence) => void;
}

/** Upload of the licence. The provider recognises its values, which fill in the form below. */
export function LicenceCard({ application, filled, edited, onRead }: LicenceCardProps) {
  const { licence } = companyCopy;
  const room = roomFor(application, OpeningMaterial.BusinessLicense);
  const uploads = useUploads({
    materialType: OpeningMaterial.BusinessLicense,
    target: application,
    room,
    onSent: ({ recognised }) => onRead(recognised ?? {}),
  });
  return (
    <CardFrame
      title={licence.title}
      actions={
        <Typography variant="caption" color="textSecondary">
          {licence.limits(fileTypeNames(application.fileTypes), megabytes(application.maxFileBytes))}
        </Typography>
      }
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        {room.ofKind > 0 ? (
          <DropZone
            name={licence.title}
            accept={application.fileTypes}
            multiple={false}
            disabled={room.inAll <= 0}
            sample={<SampleButton name="businessLicense" />}
            onFiles={uploads.add}
          />
        ) : null}
        <FileRows uploads={uploads} />
        {uploads.files.length === 0 ? null : (
          <HintPanel tone={filled === 0 ? 'warning' : 'info'} icon="info">
            {filled === 0 ? licence.unread : licence.read(filled, edited)}
          </HintPanel>
        )}
      </Box>
    </CardFrame>
  );
}
