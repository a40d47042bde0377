import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import { externalUrl } from '../../api/redirect.ts';
import { words } from '../../copy/words.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { shell } from './copy.ts';

interface ChatQrProps {
  readonly onClose: () => void;
}

/** The enterprise chat's QR code beside the rail. */
export function ChatQr({ onClose }: ChatQrProps) {
  return (
    <Box
      role="dialog"
      aria-label={shell.chat}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      sx={{
        position: 'absolute',
        right: { xs: 64, lg: 56 },
        bottom: 0,
        width: 184,
        p: 4,
        display: 'grid',
        justifyItems: 'center',
        gap: 2,
        textAlign: 'center',
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'tile',
        borderRadius: (theme) => `${String(theme.radii.card)}px`,
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', width: '100%' }}>
        <Typography variant="strong">{shell.chat}</Typography>
        <IconButton label={words.close} icon="close" iconSize={14} size={24} autoFocus onClick={onClose} />
      </Box>
      <QRCodeSVG value={externalUrl('service')} size={136} title={shell.chat} />
      <Typography variant="caption">{shell.chatTip}</Typography>
    </Box>
  );
}
