import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Icon } from '#portal/icons/Icon.tsx';
import { contentWidth } from '#portal/ui/page/contentWidth.ts';
import { copy } from '../copy.ts';
import { upgradeAddress } from '../rules/openDestination.ts';
import { upgradeQuery } from '../upgradeQuery.ts';

/** A line that links from another product to 12025, for users with the qualification. spec 2 §6 */
export function UpgradeEntry() {
  const { data } = useQuery(upgradeQuery);
  if (data !== true) return null;
  return (
    <Box sx={{ bgcolor: 'tint' }}>
      {/* Each product has its own session, so the page reloads. */}
      <Box component={Link} to={upgradeAddress()} reloadDocument sx={[contentWidth, linkStyle]}>
        {copy.upgrade}
        <Icon name="arrowRight" />
      </Box>
    </Box>
  );
}

const linkStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 48,
  color: 'hover',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;
