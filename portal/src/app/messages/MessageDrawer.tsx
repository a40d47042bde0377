import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { words } from '../../copy/words.ts';
import { useProduct } from '../../session/useProduct.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { useOnMove } from '../../ui/router/useOnMove.ts';
import { copy } from './copy.ts';
import { MessageList } from './MessageList.tsx';
import { SettingView } from './setting/SettingView.tsx';
import { useRead } from './useRead.ts';

const WIDTH = 384; // px, as the notices: 1 §9
const HEADER = 56; // px, height of the shell's header

/**
 * The messages below the header, so that the bell stays visible; behind them the notification settings.
 * docs/design/look.md rule 20
 */
export function MessageDrawer({ onClose }: { readonly onClose: () => void }) {
  const { code } = useProduct();
  const [setting, setSetting] = useState(false);
  const read = useRead(code);
  useOnMove(onClose);
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      sx={{ zIndex: ({ zIndex }) => zIndex.appBar - 1 }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': 'message-drawer',
          sx: { width: WIDTH, maxWidth: '100%', top: HEADER, height: `calc(100% - ${String(HEADER)}px)` },
        },
      }}
    >
      <Box sx={headStyle}>
        <Typography variant="cardTitle" component="h2" id="message-drawer" sx={{ flex: 1 }}>
          {setting ? copy.setting.title : copy.title}
        </Typography>
        {setting ? null : (
          <Button variant="link" sx={{ color: 'text.secondary' }} onClick={() => void read()}>
            {copy.readAll}
          </Button>
        )}
        <IconButton label={words.close} icon="close" onClick={onClose} />
      </Box>
      {setting ? (
        <SettingView productCode={code} onBack={() => setSetting(false)} />
      ) : (
        <>
          <MessageList onLeave={onClose} />
          <Box sx={footStyle}>
            <Typography variant="caption" color="textSecondary">
              {copy.kept}
            </Typography>
            <Button variant="link" sx={{ color: 'text.secondary' }} onClick={() => setSetting(true)}>
              {copy.setting.open}
            </Button>
          </Box>
        </>
      )}
    </Drawer>
  );
}

const headStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  flex: 'none',
  height: 56,
  pl: 5,
  pr: 3,
  borderBottom: '1px solid',
  borderColor: 'hairline',
} as const;

const footStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  gap: 2,
  px: 5,
  py: 3,
  borderTop: '1px solid',
  borderColor: 'hairline',
} as const;
