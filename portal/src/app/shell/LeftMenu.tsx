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
        }}
      >
        <Box sx={stickyStyle}>
          <MenuList menu={menu} />
        </Box>
      </Box>
    </>
  );
});

/**
 * A menu that is higher than the window scrolls by itself. Otherwise its last entries would be seen only at the end of
 * the page.
 */
const stickyStyle = {
  position: 'sticky',
  top: 56,
  maxHeight: 'calc(100vh - 56px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  py: 3,
} as const;
