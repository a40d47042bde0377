import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { HOTLINE } from '#portal/copy/contact.ts';
import { OuterLink } from '#portal/domain/page/OuterLink.tsx';
import { Icon } from '#portal/icons/Icon.tsx';
import { copy } from '../copy.ts';
import { card } from './card.ts';
import { notPrinted } from './notPrinted.ts';

/** Contact for further questions: the hotline with its hours (1 §9), and the chat. */
export const ContactBox = () => (
  <Box component="section" aria-label={copy.contact.title} sx={[card, boxStyle]}>
    <div>
      <Typography variant="strong" component="h2">
        {copy.contact.title}
      </Typography>
      <Typography color="textSecondary">
        {copy.contact.hotline}{' '}
        <Box
          component="a"
          href={`tel:${HOTLINE}`}
          sx={{ color: 'ink', fontWeight: 600, textDecoration: 'none', whiteSpace: 'nowrap' }}
        >
          {HOTLINE}
        </Box>
        {copy.contact.hours}
      </Typography>
    </div>
    <Button
      component={OuterLink}
      page="service"
      target="_blank"
      rel="noopener noreferrer"
      variant="outlined"
      sx={[{ gap: 1 }, notPrinted]}
    >
      <Icon name="chat" />
      {copy.contact.chat}
    </Button>
  </Box>
);

const boxStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
  p: { xs: 4, sm: '16px 32px' },
  '@media print': { borderWidth: '1px 0 0', borderRadius: 0, p: '12px 0 0', mt: 4, breakInside: 'avoid' },
};
