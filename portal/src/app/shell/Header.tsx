import Box from '@mui/material/Box';
import { lazy, memo, Suspense, useCallback, useState } from 'react';
import { platformName } from '../../products/names.ts';
import { useSession } from '../../session/useSession.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { RouteProgress } from '../progress/RouteProgress.tsx';
import { Bell } from './Bell.tsx';
import { shell } from './copy.ts';
import { HeaderNav } from './HeaderNav.tsx';
import { Logo } from './Logo.tsx';
import { Search } from './Search.tsx';

const MenuDrawer = lazy(() => import('./MenuDrawer.tsx').then((module) => ({ default: module.MenuDrawer })));

interface HeaderProps {
  /** Landing pages set the header in their 1200 px column. */
  readonly narrow: boolean;
}

export const Header = memo(function Header({ narrow }: HeaderProps) {
  const { product } = useSession();
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  const close = useCallback(() => setDrawer('closed'), []);
  return (
    <Box
      component="header"
      data-print="hide"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        height: 56,
        bgcolor: 'background.paper',
        borderBottom: '1px solid',
        borderColor: 'hairline',
      }}
    >
      <Box
        sx={{
          height: 55,
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          pl: { xs: 4, md: narrow ? 0 : 5 },
          pr: { xs: 2, md: narrow ? 0 : 6 },
          ...(narrow && { width: { md: 1200 }, maxWidth: { md: 'calc(100% - 48px)' }, mx: 'auto' }),
        }}
      >
        <Logo title={product?.name ?? platformName} />
        <Box sx={{ ml: 'auto', flex: 'none' }}>
          <Search />
        </Box>
        <HeaderNav />
        <Box sx={{ flex: 'none', display: { xs: 'flex', md: 'none' } }}>
          <Bell />
          {/* Room for the opener of the quick services (FloatingEntry.tsx). */}
          <Box sx={{ width: 40, display: { sm: 'none' } }} />
          <IconButton
            label={shell.openMenu}
            icon="menu"
            iconSize={20}
            size={40}
            onClick={() => setDrawer('open')}
          />
        </Box>
      </Box>
      <RouteProgress />
      {drawer === 'never' ? null : (
        <Suspense fallback={null}>
          <MenuDrawer open={drawer === 'open'} onClose={close} />
        </Suspense>
      )}
    </Box>
  );
});
