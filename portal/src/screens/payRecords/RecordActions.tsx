import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RepaymentStatus } from '#generated/shared/enums/RepaymentStatus.ts';
import { RepaySource } from '#generated/shared/enums/RepaySource.ts';
import { openReceipt, openTransferSlip } from '../../ui/print/papers.ts';
import { copy } from './copy.ts';
import type { RepayRecord } from './queries.ts';

interface RecordActionsProps {
  readonly record: RepayRecord;
  readonly onOpen: (record: RepayRecord) => void;
}

/** Details; the receipt of a completed repayment; the transfer target while the money is pending. */
export function RecordActions({ record, onOpen }: RecordActionsProps) {
  const { repayNo, hasReceipt, source, status } = record;
  const awaitsTransfer = source === RepaySource.BankTransfer && status === RepaymentStatus.Processing;
  return (
    <Box component="span" sx={{ display: 'inline-flex', justifyContent: 'flex-end', gap: 4 }}>
      {hasReceipt ? (
        <Button variant="link" aria-label={copy.receiptOf(repayNo)} onClick={() => openReceipt(repayNo)}>
          {copy.receipt}
        </Button>
      ) : null}
      {awaitsTransfer ? (
        <Button
          variant="link"
          aria-label={copy.transferOf(repayNo)}
          onClick={() => openTransferSlip(repayNo)}
        >
          {copy.transfer}
        </Button>
      ) : null}
      <Button variant="link" aria-label={copy.detailOf(repayNo)} onClick={() => onOpen(record)}>
        {copy.detail}
      </Button>
    </Box>
  );
}
