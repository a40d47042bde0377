import { useQueryClient } from '@tanstack/react-query';
import type { ProductCode } from '#portal/products/product.ts';
import { RowAction, RowActions } from '#portal/ui/button/RowAction.tsx';
import { useExport } from '#portal/ui/export/useExport.ts';
import { fundsCopy } from '../copy.ts';
import { fundStatementQuery } from '../queries.ts';
import type { FundMonth } from './month.ts';
import { statementFile, statementLines } from './statementFile.ts';

const { months: words } = fundsCopy;

/** The open month, and whether to print it at once. */
export interface OpenMonth {
  readonly month: string;
  readonly print: boolean;
}

interface MonthActionsProps {
  readonly productCode: ProductCode;
  readonly accountNo: string;
  readonly month: FundMonth;
  readonly onOpen: (month: OpenMonth) => void;
}

/** View; for a past month also PDF by the print dialog, and a spreadsheet. */
export function MonthActions({
  productCode,
  accountNo,
  month: { month, closed },
  onOpen,
}: MonthActionsProps) {
  const queries = useQueryClient();
  const file = useExport({
    ...statementFile(accountNo, month),
    load: async (_signal, report) => {
      const statement = await queries.fetchQuery(fundStatementQuery(productCode, accountNo, month));
      report(1);
      return statementLines(statement);
    },
  });
  const name = words.name(month);
  return (
    <RowActions wraps>
      <RowAction name={words.lookAt(name)} onClick={() => onOpen({ month, print: false })}>
        {words.look}
      </RowAction>
      {closed ? (
        <>
          <RowAction name={words.fileOf(name, words.pdf)} onClick={() => onOpen({ month, print: true })}>
            {words.pdf}
          </RowAction>
          <RowAction
            name={words.fileOf(name, words.xlsx)}
            disabled={file.share !== undefined}
            onClick={() => file.start('xlsx')}
          >
            {words.xlsx}
          </RowAction>
        </>
      ) : null}
    </RowActions>
  );
}
