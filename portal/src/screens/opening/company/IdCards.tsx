import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { OpeningMaterial } from '#generated/shared/enums/OpeningMaterial.ts';
import { OpeningMaterialLabel } from '#generated/shared/labels.ts';
import { SampleButton } from '#portal/domain/samples/SampleButton.tsx';
import { openingSamples } from '#portal/domain/samples/samples.ts';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { DropZone } from '#portal/ui/form/DropZone.tsx';
import type { Application } from '../opening.ts';
import { fieldGrid } from '../parts/styles.ts';
import { FileRows } from '../uploads/FileRows.tsx';
import { roomFor } from '../uploads/room.ts';
import { useUploads } from '../uploads/useUploads.ts';
import { cardOffers, type CardOffer, type Cards } from './cards.ts';
import { companyCopy } from './copy.ts';

const { card: copy, labels } = companyCopy;

type Accept = (field: CardOffer['field'], value: string) => void;

interface IdCardsProps {
  readonly application: Application;
  readonly cards: Cards;
  readonly values: Parameters<typeof cardOffers>[2];
  readonly onAccept: Accept;
}

/** Uploads of both sides of the ID card. The provider reads them; the user accepts each value, or types another. */
export function IdCards({ application, cards, values, onAccept }: IdCardsProps) {
  const { files } = application;
  const offers = cardOffers(cards, files, values);
  const unread = cards.unread.filter((side) => files.some(({ materialType }) => materialType === side));
  return (
    <Box component="section" aria-label={copy.title} sx={{ display: 'grid', gap: 3, mb: 5 }}>
      <Box sx={fieldGrid}>
        <Side application={application} side={OpeningMaterial.LegalIdFront} />
        <Side application={application} side={OpeningMaterial.LegalIdBack} />
      </Box>
      {unread.map((side) => (
        <HintPanel key={side} tone="warning" icon="warning">
          {copy.unread(OpeningMaterialLabel[side])}
        </HintPanel>
      ))}
      {offers.length === 0 ? null : (
        <Box role="group" aria-label={copy.check} aria-live="polite" sx={offersStyle}>
          <Typography component="p" sx={{ fontWeight: 600 }}>
            {copy.check}
          </Typography>
          <ul>
            {offers.map((offer) => (
              <Offer key={offer.field} offer={offer} onAccept={onAccept} />
            ))}
          </ul>
        </Box>
      )}
    </Box>
  );
}

interface SideProps {
  readonly application: Application;
  readonly side: OpeningMaterial;
}

function Side({ application, side }: SideProps) {
  const room = roomFor(application, side);
  const uploads = useUploads({ materialType: side, target: application, room });
  const label = OpeningMaterialLabel[side];
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="p" sx={{ mb: 1 }}>
        {label}
      </Typography>
      {room.ofKind > 0 ? (
        <DropZone
          name={label}
          accept={application.fileTypes}
          multiple={false}
          disabled={room.inAll <= 0}
          sample={<SampleButton name={openingSamples[side]} />}
          onFiles={uploads.add}
        />
      ) : null}
      <FileRows uploads={uploads} />
    </Box>
  );
}

function Offer({ offer, onAccept }: { readonly offer: CardOffer; readonly onAccept: Accept }) {
  const { field, value, doubtful, replaces, accepted } = offer;
  const label = labels[field];
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {label}
        </Box>{' '}
        {value}
        {doubtful ? (
          <Typography variant="caption" component="p" sx={{ color: 'warning.main' }}>
            {copy.doubtful}
          </Typography>
        ) : null}
        {replaces === undefined ? null : (
          <Typography variant="caption" component="p" color="textSecondary">
            {copy.replaces(replaces)}
          </Typography>
        )}
      </Box>
      {accepted ? (
        <Typography color="textSecondary">{copy.accepted}</Typography>
      ) : (
        <Button
          variant="outlined"
          size="small"
          aria-label={copy.acceptLabel(label, value)}
          onClick={() => onAccept(field, value)}
        >
          {copy.accept}
        </Button>
      )}
    </Box>
  );
}

const offersStyle = { bgcolor: 'fill', borderRadius: 1.5, p: 3 } as const;

const rowStyle = { display: 'flex', alignItems: 'center', gap: 3, py: 1, minHeight: 40 } as const;
