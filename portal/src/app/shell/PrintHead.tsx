import Box from '@mui/material/Box';
import { useToday } from '../../session/useNow.ts';
import { useSession } from '../../session/useSession.ts';
import { shell } from './copy.ts';

/** Printed only: the account, and the day of printing. */
export function PrintHead() {
  const { openStatus, product } = useSession();
  const today = useToday();
  return (
    <div data-print="only">
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 4, mb: 4, fontSize: 12 }}>
        <span>{[openStatus.extMap.companyName, product?.name].filter(Boolean).join(' · ')}</span>
        <span>{shell.printedOn(today)}</span>
      </Box>
    </div>
  );
}
