import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState } from 'react';
import type { ProductCode } from '../../products/product.ts';
import { useToday } from '../../session/useNow.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { copy } from './copy.ts';
import { unreadQuery } from './queries.ts';

const MessageDrawer = lazy(() =>
  import('./MessageDrawer.tsx').then((module) => ({ default: module.MessageDrawer })),
);

/** The header's bell: the unread count, and the drawer with the messages. Every page loads it, so it has few dependencies. */
export function MessageBell({ productCode }: { readonly productCode: ProductCode }) {
  const unread = useQuery(unreadQuery(productCode, useToday())).data?.unreadCount ?? 0;
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <Box sx={{ position: 'relative', display: 'inline-flex' }}>
        <IconButton
          label={copy.bell(unread)}
          icon="bell"
          iconSize={20}
          size={40}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        />
        {unread === 0 ? null : (
          <Box component="span" className="pill" aria-hidden sx={countStyle}>
            {unread > 99 ? copy.most : unread}
          </Box>
        )}
      </Box>
      {open ? (
        <Suspense fallback={null}>
          <MessageDrawer onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}

const countStyle = {
  position: 'absolute',
  top: 2,
  left: 22,
  // A long count grows over the bell: otherwise it would cover the next button.
  transform: 'translateX(min(0px, 18px - 100%))',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  pointerEvents: 'none',
} as const;
