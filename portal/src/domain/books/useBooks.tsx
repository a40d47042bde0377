import { lazy, Suspense, useState } from 'react';
import { exporting } from '#portal/copy/ui.ts';
import type { ExportRequest } from '#portal/ui/export/useExport.ts';
import type { BillRow } from '../bills/billRef.ts';
import type { RepaymentRow } from './voucher.ts';

const BooksDialog = lazy(() =>
  import('./BooksDialog.tsx').then((module) => ({ default: module.BooksDialog })),
);

interface RowsOf {
  readonly bills: BillRow;
  readonly repayments: RepaymentRow;
}

/** Returns the voucher export (凭证导出) of a list: an entry for its export menu, and its dialog, loaded at first use. */
export function useBooks<Kind extends keyof RowsOf>(
  kind: Kind,
  { title, period, load }: Pick<ExportRequest<RowsOf[Kind]>, 'title' | 'period' | 'load'>,
) {
  /** The open dialog: its rows, or all rows of the list without a choice. */
  const [request, setRequest] = useState<{ readonly rows: readonly RowsOf[Kind][] | undefined }>();
  return {
    more: {
      label: exporting.books,
      onChoose: (rows?: readonly RowsOf[Kind][]) => setRequest({ rows }),
    },
    dialog:
      request === undefined ? null : (
        <Suspense fallback={null}>
          <BooksDialog
            kind={kind}
            title={title}
            period={period}
            load={request.rows === undefined ? load : async () => request.rows ?? []}
            onClose={() => setRequest(undefined)}
          />
        </Suspense>
      ),
  };
}
