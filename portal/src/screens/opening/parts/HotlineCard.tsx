import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { HOTLINE } from '#portal/copy/contact.ts';
import { Icon } from '#portal/icons/Icon.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { copy } from '../copy.ts';

/** Contact for questions. */
export function HotlineCard() {
  return (
    <CardFrame>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <Icon name="phone" size={20} sx={{ color: 'text.secondary' }} />
        <div>
          <Box
            component="a"
            className="link strong"
            href={`tel:${HOTLINE}`}
            sx={{ display: 'inline-block', py: '2px' }}
          >
            {HOTLINE}
          </Box>
          <Typography variant="caption" component="p" color="textSecondary">
            {copy.hotlineHours}
          </Typography>
        </div>
      </Box>
    </CardFrame>
  );
}
