import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { copy } from '../copy.ts';
import { readyCount } from '../needs.ts';
import { NeedsList, type NeedsProps } from './NeedsList.tsx';

/** Prerequisites of an opening, as a card. While an application is filled in it is beside the form, or replaced by NeedsFold. */
export function NeedsCard({ offer, application }: NeedsProps) {
  const { needs } = copy;
  return (
    <Box sx={application === undefined ? {} : { display: { xs: 'none', lg: 'block' } }}>
      <CardFrame
        title={needs.title}
        actions={
          application === undefined ? null : (
            <Typography variant="caption" color="textSecondary">
              {needs.readyOf(readyCount(offer, application), offer.needs.length)}
            </Typography>
          )
        }
      >
        <NeedsList offer={offer} application={application} />
      </CardFrame>
    </Box>
  );
}
