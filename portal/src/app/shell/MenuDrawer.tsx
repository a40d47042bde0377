import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { useMenu } from '../../session/useMenu.ts';
import { useSession } from '../../session/useSession.ts';
import { useOnMove } from '../../ui/router/useOnMove.ts';
import { shell } from './copy.ts';
import { DrawerLinks } from './DrawerLinks.tsx';
import { MenuList } from './MenuList.tsx';
import { OpenedProducts } from './OpenedProducts.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';
import { useOpenedProducts } from './useOpenedProducts.ts';
import { UserName } from './UserName.tsx';

interface MenuDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Under 1024 px: the menu and everything that wider headers show. */
export function MenuDrawer({ open, onClose }: MenuDrawerProps) {
  const { isLogin, openStatus } = useSession();
  useOnMove(onClose);
  // The entry of the current page does not navigate, so the drawer closes itself.
  const closeByLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a') !== null) onClose();
  };

  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': shell.menuTitle,
          onClick: closeByLink,
          sx: { width: 280, maxWidth: '100%', py: 3 },
        },
      }}
    >
      {isLogin ? (
        <Box sx={{ px: 3, py: 2, display: 'grid', justifyItems: 'start', gap: 2 }}>
          <UserName />
        </Box>
      ) : null}
      {openStatus.opened ? <DrawerMenu /> : null}
      <Box sx={{ px: 6, py: 4, display: 'grid', gap: 4 }}>
        <DrawerProducts />
        <DrawerLinks />
        <ThemeChoice />
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

/** The product switcher of the wider header, unfolded. */
function DrawerProducts() {
  if (useOpenedProducts().length === 0) return null;
  return (
    <section>
      <Typography component="h2" variant="strong">
        {shell.switchProduct}
      </Typography>
      <OpenedProducts />
    </section>
  );
}
