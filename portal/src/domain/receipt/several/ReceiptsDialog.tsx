import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useProduct } from '../../../session/useProduct.ts';
import { EmptyLine } from '../../../ui/feedback/EmptyLine.tsx';
import type { WantedReceipt } from '../../../ui/print/papers.ts';
import { PrintFrame } from '../../../ui/print/PrintFrame.tsx';
import { copy } from '../copy.ts';
import { ReceiptSheet } from '../ReceiptSheet.tsx';
import { ReceiptIndex } from './ReceiptIndex.tsx';
import { ReceiptsProgress } from './ReceiptsProgress.tsx';
import { receiptsRun } from './receiptsRun.ts';

const { receipts: words } = copy;

interface ReceiptsDialogProps {
  readonly wanted: readonly WantedReceipt[];
  readonly onClose: () => void;
}

/** All chosen receipts in one print: an index, then one receipt on each sheet. Nothing prints before all are there. */
export function ReceiptsDialog({ wanted, onClose }: ReceiptsDialogProps) {
  const { code } = useProduct();
  const printed = wanted.filter(({ leftOut }) => leftOut === undefined);
  const [run] = useState(() =>
    receiptsRun(
      code,
      printed.map(({ repayNo }) => repayNo),
    ),
  );
  useEffect(() => {
    run.start();
    return run.stop;
  }, [run]);
  const { receipts, failed, running } = useSyncExternalStore(run.subscribe, run.snapshot);
  const found = printed.flatMap(({ repayNo }) => receipts.get(repayNo) ?? []);
  const leftOut = wanted.filter((one) => one.leftOut !== undefined);
  const complete = printed.length > 0 && found.length === printed.length;
  return (
    <PrintFrame
      title={words.dialog}
      onClose={onClose}
      ready={complete}
      tools={
        <Box sx={{ mr: 'auto', display: 'flex', gap: 2 }}>
          {running ? (
            <Button variant="outlined" size="large" onClick={run.stop}>
              {words.cancel}
            </Button>
          ) : complete || printed.length === 0 ? null : (
            <Button variant="outlined" size="large" onClick={run.start}>
              {words.again(printed.length - found.length)}
            </Button>
          )}
        </Box>
      }
    >
      {complete ? (
        <>
          <ReceiptIndex receipts={found} leftOut={leftOut} />
          {found.map((receipt) => (
            <Box key={receipt.repayNo} sx={sheetStyle}>
              <ReceiptSheet receipt={receipt} />
            </Box>
          ))}
        </>
      ) : printed.length === 0 ? (
        <EmptyLine text={words.none} />
      ) : (
        <ReceiptsProgress of={printed.length} done={found.length} failed={failed} running={running} />
      )}
    </PrintFrame>
  );
}

/** A sheet of its own on paper; a hairline between two on the screen. */
const sheetStyle = {
  mt: 6,
  pt: 6,
  borderTop: '1px dashed',
  borderColor: 'control',
  '@media print': { mt: 0, pt: 0, border: 0, breakBefore: 'page' },
} as const;
