import Box from '@mui/material/Box';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useToday } from '../../session/useNow.ts';
import { useProduct } from '../../session/useProduct.ts';
import { SelectBox } from '../../ui/control/SelectBox.tsx';
import { ExportButton } from '../../ui/export/ExportButton.tsx';
import { ErrorLine } from '../../ui/feedback/ErrorLine.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import type { Paper } from '../../ui/print/papers.ts';
import { PrintFrame } from '../../ui/print/PrintFrame.tsx';
import { reasonOf } from '../submission/reasonOf.ts';
import { AccountStatementDialog } from './account/AccountStatementDialog.tsx';
import { copy } from './copy.ts';
import { endedMonths } from './months.ts';
import { receiptQuery, statementQuery, transferQuery } from './queries.ts';
import { ReceiptSheet } from './ReceiptSheet.tsx';
import { ReceiptsDialog } from './several/ReceiptsDialog.tsx';
import { SlipSheet } from './SlipSheet.tsx';
import { statementColumns, statementLines } from './statementExport.ts';
import { StatementSheet } from './StatementSheet.tsx';

interface PaperDialogProps {
  readonly paper: Paper;
  readonly onClose: () => void;
}

/** Dialog with one printable document. */
export function PaperDialog({ paper, onClose }: PaperDialogProps) {
  switch (paper.kind) {
    case 'receipt':
      return <Receipt repayNo={paper.repayNo} onClose={onClose} />;
    case 'receipts':
      return <ReceiptsDialog wanted={paper.wanted} onClose={onClose} />;
    case 'accountStatement':
      return <AccountStatementDialog onClose={onClose} />;
    case 'statement':
      return <Statement month={paper.month} onClose={onClose} />;
    case 'slip':
      return <TransferSlip repayNo={paper.repayNo} onClose={onClose} />;
  }
}

function Receipt({ repayNo, onClose }: { readonly repayNo: string; readonly onClose: () => void }) {
  const receipt = useQuery(receiptQuery(useProduct().code, repayNo));
  return (
    <PrintFrame title={copy.receipt.dialog} onClose={onClose} ready={receipt.isSuccess}>
      <Loaded query={receipt}>{(data) => <ReceiptSheet receipt={data} />}</Loaded>
    </PrintFrame>
  );
}

function TransferSlip({ repayNo, onClose }: { readonly repayNo: string; readonly onClose: () => void }) {
  const transfer = useQuery(transferQuery(useProduct().code, repayNo));
  return (
    <PrintFrame title={copy.slip.dialog} onClose={onClose} ready={transfer.isSuccess}>
      <Loaded query={transfer}>{(data) => <SlipSheet repayNo={repayNo} transfer={data} />}</Loaded>
    </PrintFrame>
  );
}

/** The monthly statement. The user can choose another month in the dialog. */
function Statement({ month: first, onClose }: { readonly month: string; readonly onClose: () => void }) {
  const [month, setMonth] = useState(first);
  const today = useToday();
  const statement = useQuery(statementQuery(useProduct().code, month));
  return (
    <PrintFrame
      title={copy.statement.dialog}
      onClose={onClose}
      ready={statement.isSuccess}
      tools={
        <Box sx={{ mr: 'auto', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <span aria-hidden style={{ whiteSpace: 'nowrap' }}>
            {copy.statement.month}
          </span>
          <SelectBox
            name={copy.statement.month}
            options={[...new Set([first, ...endedMonths(today)])].map((choice) => ({
              value: choice,
              label: choice,
            }))}
            value={month}
            onChange={setMonth}
          />
          {statement.isSuccess ? (
            <ExportButton
              up
              title={copy.statement.file}
              period={month}
              columns={statementColumns}
              load={() => Promise.resolve(statementLines(statement.data))}
            />
          ) : null}
        </Box>
      }
    >
      <Loaded query={statement}>{(data) => <StatementSheet statement={data} />}</Loaded>
    </PrintFrame>
  );
}

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** Renders the loaded data; before that a grey box, after a failure the provider's message. */
function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  if (query.isSuccess) return <>{children(query.data)}</>;
  if (query.isPending) return <Skeleton height={420} />;
  return <ErrorLine text={reasonOf(query.error) ?? copy.loadFailed} onRetry={() => void query.refetch()} />;
}
