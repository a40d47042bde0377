import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Icon } from '../../../icons/Icon.tsx';
import { copy } from '../copy.ts';
import { upgradeQuery } from '../queries.ts';
import { upgradeAddress } from '../rules/openDestination.ts';

/** The way from another product to 12025, for whom the provider lets it. spec 2 §6 */
export function UpgradeEntry() {
  const { data } = useQuery(upgradeQuery);
  if (data !== true) return null;
  return (
    <Box component={Link} to={upgradeAddress()} reloadDocument sx={{ color: 'inherit', alignSelf: 'center', display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      {copy.upgrade}
      <Icon name="arrowRight" />
    </Box>
  );
}
