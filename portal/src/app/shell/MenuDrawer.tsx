import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { externalUrl, leaveFor } from '../../api/redirect.ts';
import { useMenu } from '../../session/useMenu.ts';
import { useSession } from '../../session/useSession.ts';
import { shell } from './copy.ts';
import { panelLink } from './headerStyles.ts';
import { MenuList } from './MenuList.tsx';
import { OtherProducts } from './OtherProducts.tsx';

interface MenuDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Under 1024 px: the menu and all that the header says on wider screens. */
export function MenuDrawer({ open, onClose }: MenuDrawerProps) {
  const { isLogin, openStatus, userInfo, product } = useSession();
  const { pathname } = useLocation();
  const name = userInfo?.nickname ?? userInfo?.jdpin;

  // A chosen page closes the drawer.
  useEffect(onClose, [pathname]); // eslint-disable-line react-hooks/exhaustive-deps

  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': shell.menuTitle, sx: { width: 280, py: 3 } } }}
    >
      {isLogin && name !== undefined ? <Box sx={{ px: 6, py: 2 }}>{shell.greeting(name)}</Box> : null}
      {openStatus.opened ? <DrawerMenu /> : null}
      <Box sx={{ px: 6, py: 4, display: 'grid', gap: 3 }}>
        <OtherProducts columns={2} />
        {isLogin && !product?.factoring ? (
          <>
            <Box component="a" href={externalUrl('userCenter')} sx={panelLink}>
              {shell.userCenter}
            </Box>
            <Box component="a" href={externalUrl('accountSecurity')} sx={panelLink}>
              {shell.accountSecurity}
            </Box>
          </>
        ) : null}
        <Box component="a" href={externalUrl('appDownload')} sx={panelLink}>
          {shell.appDownload}
        </Box>
        {isLogin ? (
          <Button variant="outlined" onClick={() => leaveFor('logout')}>
            {shell.logout}
          </Button>
        ) : (
          <>
            <Button component="a" href={externalUrl('login')}>
              {shell.login}
            </Button>
            <Button variant="outlined" component="a" href={externalUrl('register')}>
              {shell.register}
            </Button>
          </>
        )}
      </Box>
    </Drawer>
  );
}

function DrawerMenu() {
  const menu = useMenu();
  return (
    <Box component="nav" aria-label={shell.menuTitle}>
      <MenuList menu={menu} />
    </Box>
  );
}
