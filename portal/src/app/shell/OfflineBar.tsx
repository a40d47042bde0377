import Box from '@mui/material/Box';
import { useOnline } from '../../ui/hooks/useOnline.ts';
import { messages } from '../messages.ts';

/** No connection is said at once, on every page, and taken back by itself. Part of the frame: it could not be fetched then. */
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
