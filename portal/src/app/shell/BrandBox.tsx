import Box from '@mui/material/Box';
import { useSession } from '../../session/useSession.ts';
import { shell } from './copy.ts';

/** 12017: login account type plus nickname, or login id where there is none. 1 §2 */
export function BrandBox() {
  const { userInfo, isParent } = useSession();
  if (userInfo === undefined) return null;
  return (
    <Box
      component="span"
      sx={{
        px: 3,
        py: 1,
        bgcolor: 'tint',
        color: 'hover',
        borderRadius: (theme) => `${String(theme.radii.tag)}px`,
      }}
    >
      {shell.brandLine(isParent ? shell.master : shell.sub, userInfo.nickname ?? userInfo.jdpin)}
    </Box>
  );
}
