import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { words } from '../../copy/words.ts';
import { OuterLink } from '../../domain/page/OuterLink.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { messages } from '../messages.ts';
import { copy } from './copy.ts';
import { reloadLater } from './reloadLater.ts';
import { hideSystemError, type SystemError } from './systemError.ts';

interface SystemErrorOverlayProps {
  readonly error: SystemError;
}

/** 1 §8 "Global": message, contact service, reload. It can always be closed: the page below may work. docs/decisions/0240 */
export function SystemErrorOverlay({ error }: SystemErrorOverlayProps) {
  const [reloading, setReloading] = useState(false);
  const panel = error.size === 'panel';
  const reload = () => {
    setReloading(true);
    reloadLater();
  };
  return (
    <Dialog open fullScreen={!panel} onClose={hideSystemError} aria-labelledby="system-error-title">
      <Box sx={{ position: 'absolute', top: 12, right: 12 }}>
        <IconButton label={words.close} icon="close" onClick={hideSystemError} />
      </Box>
      <Box sx={{ m: 'auto', p: 6, display: 'grid', justifyItems: 'center', gap: 4, textAlign: 'center' }}>
        <Icon name="octagon" size={48} sx={{ color: 'error.main', strokeWidth: 1 }} />
        <Typography id="system-error-title" variant="pageTitle" component="h2">
          {copy.title}
        </Typography>
        <Typography>{copy.text}</Typography>
        {error.requestId === '' ? null : (
          <Typography variant="caption" color="textSecondary">
            {messages.requestId(error.requestId)}
          </Typography>
        )}
        <Box sx={{ display: 'flex', gap: 3 }}>
          <Button
            variant="outlined"
            component={OuterLink}
            page="service"
            target="_blank"
            rel="noopener noreferrer"
          >
            {copy.contactService}
          </Button>
          <Button onClick={reload} disabled={reloading}>
            {copy.reload}
          </Button>
        </Box>
      </Box>
    </Dialog>
  );
}
