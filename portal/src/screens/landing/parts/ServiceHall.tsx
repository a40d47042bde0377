import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { HOTLINE } from '#portal/copy/contact.ts';
import { OuterLink } from '#portal/domain/page/OuterLink.tsx';
import { Icon, type IconName } from '#portal/icons/Icon.tsx';
import { copy } from '../copy.ts';
import { surface } from './surface.ts';

/** Contacts of the customer service: hotline and chat. spec 2 §2.2 */
export const ServiceHall = () => (
  <Box
    component="ul"
    sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' }, gap: 4 }}
  >
    <Contact icon="phone">
      <Typography component="h3" variant="caption" color="textSecondary">
        {copy.service.hotlineTitle}
      </Typography>
      <Box component="a" href={`tel:${HOTLINE}`} sx={phoneStyle}>
        {HOTLINE}
      </Box>
      <Typography variant="caption" component="p" color="textSecondary">
        {copy.service.hours}
      </Typography>
    </Contact>
    <Contact
      icon="chat"
      action={
        <Button
          component={OuterLink}
          page="service"
          target="_blank"
          rel="noopener noreferrer"
          variant="outlined"
          size="large"
          sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
        >
          {copy.service.chatButton}
        </Button>
      }
    >
      <Typography component="h3" variant="cardTitle">
        {copy.service.chatTitle}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary">
        {copy.service.chatText}
      </Typography>
    </Contact>
  </Box>
);

interface ContactProps {
  readonly icon: IconName;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

const Contact = ({ icon, action, children }: ContactProps) => (
  <Box component="li" sx={[surface, contactStyle]}>
    <Box sx={iconStyle}>
      <Icon name={icon} size={28} />
    </Box>
    <div>{children}</div>
    {action}
  </Box>
);

const contactStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '48px minmax(0, 1fr)', sm: '64px minmax(0, 1fr) auto' },
  gap: { xs: 4, sm: 6 },
  alignItems: 'center',
  p: { xs: '20px 16px', sm: 8 },
};

const iconStyle = {
  width: { xs: 48, sm: 64 },
  height: { xs: 48, sm: 64 },
  borderRadius: '8px',
  bgcolor: 'tint',
  color: 'hover',
  display: 'grid',
  placeItems: 'center',
};

const phoneStyle = {
  display: 'block',
  width: 'fit-content',
  color: 'inherit',
  textDecoration: 'none',
  fontSize: { xs: 20, sm: 28 },
  lineHeight: { xs: '28px', sm: '36px' },
  fontWeight: 600,
  whiteSpace: 'nowrap',
};
