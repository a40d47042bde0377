import Box from '@mui/material/Box';
import { HintPanel } from '../../../ui/feedback/HintPanel.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { copy } from '../copy.ts';

const { receipts: words } = copy;

interface ReceiptsProgressProps {
  readonly of: number;
  readonly done: number;
  /** Reasons by repayment number. */
  readonly failed: ReadonlyMap<string, string>;
  readonly running: boolean;
}

/** How many receipts have arrived, and which failed. */
export const ReceiptsProgress = ({ of, done, failed, running }: ReceiptsProgressProps) => (
  <Box sx={{ display: 'grid', gap: 4 }}>
    <span role="status">{running ? words.progress(done, of) : words.stopped(done, of)}</span>
    {failed.size === 0 ? null : (
      <HintPanel tone="danger" icon="octagon">
        {words.failed(failed.size)}
        <Box component="ul" sx={{ m: 0, pl: 5, listStyle: 'disc', fontWeight: 400 }}>
          {[...failed].map(([repayNo, reason]) => (
            <li key={repayNo}>{words.failedOne(repayNo, reason)}</li>
          ))}
        </Box>
      </HintPanel>
    )}
    {running ? <Skeleton height={320} /> : null}
  </Box>
);
