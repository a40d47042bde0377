import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Icon } from '#portal/icons/Icon.tsx';
import { copy } from '../copy.ts';
import { readyCount } from '../prerequisites.ts';
import { PrerequisitesList, type PrerequisitesProps } from './PrerequisitesList.tsx';

/** Prerequisites of an opening on narrow screens: one line above the form, which unfolds. */
export function PrerequisitesFold({ offer, application }: PrerequisitesProps) {
  const { needs } = copy;
  return (
    <Box component="details" sx={foldStyle}>
      <summary>
        <Icon name="certificate" size={16} />
        <Box component="span" sx={{ flex: 1 }}>
          {needs.inOneLine(offer.needs.length, offer.fillMinutes)}
        </Box>
        <Typography component="span" variant="caption" color="textSecondary">
          {needs.readyCount(readyCount(offer, application))}
        </Typography>
        <Icon name="chevronDown" size={14} />
      </summary>
      <PrerequisitesList offer={offer} application={application} />
    </Box>
  );
}

const foldStyle = {
  display: { lg: 'none' },
  mb: 4,
  px: 4,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'hairline',
  borderRadius: '8px',
  '& > summary': { display: 'flex', alignItems: 'center', gap: 2, minHeight: 44, cursor: 'pointer' },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '&[open]': { pb: 4 },
  '&[open] > summary > svg:last-of-type': { transform: 'rotate(180deg)' },
} as const;
