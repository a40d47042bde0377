import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { words } from '../../copy/words.ts';
import { IconButton } from '../button/IconButton.tsx';

interface SideDrawerProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** For a table and its settings. */
  readonly wide?: boolean;
  /** Elements at the right end of the header. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Shows a row in full beside its list. It closes without a fade, because the URL removes the row at once. */
export function SideDrawer({ title, open, onClose, wide = false, actions, children }: SideDrawerProps) {
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      transitionDuration={{ enter: 200, exit: 0 }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          // Keeps what has the focus clear of the head. Buttons at the foot: ui/page/bottomBar.ts.
          sx: { width: wide ? 960 : 640, maxWidth: '100%', bgcolor: 'page', scrollPaddingBlock: '72px 24px' },
        },
      }}
    >
      <Box sx={headStyle}>
        <Typography variant="cardTitle" component="h2" id={titleId} sx={{ flex: 1 }}>
          {title}
        </Typography>
        {actions}
        <IconButton label={words.close} icon="close" onClick={onClose} />
      </Box>
      {open ? <Box sx={{ p: { xs: 3, sm: 5 } }}>{children}</Box> : null}
    </Drawer>
  );
}

const headStyle = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: 56,
  flex: 'none',
  pl: { xs: 4, sm: 6 },
  pr: { xs: 3, sm: 5 },
  bgcolor: 'background.paper',
  borderBottom: '1px solid',
  borderColor: 'hairline',
} as const;
