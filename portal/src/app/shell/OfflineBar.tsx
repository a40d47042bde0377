import Box from '@mui/material/Box';
import { useOnline } from '../../ui/hooks/useOnline.ts';
import { messages } from '../messages.ts';

/** Bar that shows on every page while there is no connection. Part of the frame: without a connection it could not load. */
export function OfflineBar({ below }: { readonly below: number }) {
  const online = useOnline();
  return (
    <Box role="status" sx={{ position: 'sticky', top: below, zIndex: 'appBar' }}>
      {online ? null : (
        <Box sx={{ px: 4, py: 2, textAlign: 'center', bgcolor: 'ink', color: 'background.paper' }}>
          {messages.offline}
        </Box>
      )}
    </Box>
  );
}
