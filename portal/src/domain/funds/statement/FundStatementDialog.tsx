import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ProductCode } from '#portal/products/product.ts';
import { ExportButton } from '#portal/ui/export/ExportButton.tsx';
import { ErrorLine } from '#portal/ui/feedback/ErrorLine.tsx';
import { Skeleton } from '#portal/ui/feedback/Skeleton.tsx';
import { PrintFrame } from '#portal/ui/print/PrintFrame.tsx';
import { reasonOf } from '../../submission/reasonOf.ts';
import { fundsCopy } from '../copy.ts';
import { fundStatementQuery } from '../queries.ts';
import { FundStatementSheet } from './FundStatementSheet.tsx';
import { statementFile, statementLines } from './statementFile.ts';

const { statement: words } = fundsCopy;

interface FundStatementDialogProps {
  readonly productCode: ProductCode;
  readonly accountNo: string;
  /** YYYY-MM */
  readonly month: string;
  /** Prints as soon as it is loaded; the print dialog also saves as PDF. */
  readonly print: boolean;
  readonly onClose: () => void;
}

/** The monthly statement of an account: on screen, printed, as a file. */
export function FundStatementDialog(props: FundStatementDialogProps) {
  const { productCode, accountNo, month, print, onClose } = props;
  const statement = useQuery(fundStatementQuery(productCode, accountNo, month));
  const ready = statement.isSuccess;
  const printed = useRef(false);
  useEffect(() => {
    if (!print || !ready || printed.current) return;
    printed.current = true;
    globalThis.print();
  }, [print, ready]);
  return (
    <PrintFrame
      title={words.dialog}
      onClose={onClose}
      ready={ready}
      tools={
        statement.isSuccess ? (
          <Box sx={{ mr: 'auto' }}>
            <ExportButton
              up
              {...statementFile(accountNo, month)}
              load={() => Promise.resolve(statementLines(statement.data))}
            />
          </Box>
        ) : null
      }
    >
      {statement.isSuccess ? (
        <FundStatementSheet statement={statement.data} />
      ) : statement.isPending ? (
        <Skeleton height={420} />
      ) : (
        <ErrorLine
          text={reasonOf(statement.error) ?? words.loadFailed}
          onRetry={() => void statement.refetch()}
        />
      )}
    </PrintFrame>
  );
}
