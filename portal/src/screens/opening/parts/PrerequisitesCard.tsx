import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { copy } from '../copy.ts';
import { readyCount } from '../prerequisites.ts';
import { PrerequisitesList, type PrerequisitesProps } from './PrerequisitesList.tsx';

/**
 * Prerequisites of an opening, as a card. With an application it stands beside the form of a step. On narrow screens
 * PrerequisitesFold replaces it there.
 */
export function PrerequisitesCard({ offer, application }: PrerequisitesProps) {
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
        <PrerequisitesList offer={offer} application={application} />
      </CardFrame>
    </Box>
  );
}
