import Box from '@mui/material/Box';
import { memo } from 'react';
import { useMenu } from '../../session/useMenu.ts';
import { shell } from './copy.ts';
import { MenuList } from './MenuList.tsx';
import { PrintHead } from './PrintHead.tsx';

/** The left menu, from 1024 px on: below, MenuDrawer has it. Prints show the account in its place. */
export const LeftMenu = memo(function LeftMenu() {
  const menu = useMenu();
  return (
    <>
      <PrintHead />
      <Box
        component="nav"
        aria-label={shell.menuTitle}
        sx={{
          display: { xs: 'none', md: 'block' },
          bgcolor: 'background.paper',
          borderRight: '1px solid',
          borderColor: 'hairline',
          p: '12px 0 32px',
        }}
      >
        <Box sx={{ position: 'sticky', top: 68 }}>
          <MenuList menu={menu} />
        </Box>
      </Box>
    </>
  );
});
