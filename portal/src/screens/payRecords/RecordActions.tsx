import { RepaymentStatus } from '#generated/shared/enums/RepaymentStatus.ts';
import { RepaySource } from '#generated/shared/enums/RepaySource.ts';
import { RowAction, RowActions } from '../../ui/button/RowAction.tsx';
import { openReceipt, openTransferSlip } from '../../ui/print/papers.ts';
import { copy } from './copy.ts';
import type { RepayRecord } from './queries.ts';

interface RecordActionsProps {
  readonly record: RepayRecord;
  readonly onOpen: (record: RepayRecord) => void;
}

/** Actions of a repayment: details, its receipt, and the account to transfer to while the transfer is pending. */
export function RecordActions({ record, onOpen }: RecordActionsProps) {
  const { repayNo, hasReceipt, source, status } = record;
  const awaitsTransfer = source === RepaySource.BankTransfer && status === RepaymentStatus.Processing;
  return (
    <RowActions>
      {hasReceipt ? (
        <RowAction name={copy.receiptOf(repayNo)} onClick={() => openReceipt(repayNo)}>
          {copy.receipt}
        </RowAction>
      ) : null}
      {awaitsTransfer ? (
        <RowAction name={copy.transferOf(repayNo)} onClick={() => openTransferSlip(repayNo)}>
          {copy.transfer}
        </RowAction>
      ) : null}
      <RowAction name={copy.detailOf(repayNo)} onClick={() => onOpen(record)}>
        {copy.detail}
      </RowAction>
    </RowActions>
  );
}
