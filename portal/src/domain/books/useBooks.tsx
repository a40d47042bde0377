import { lazy, Suspense, useState } from 'react';
import { exporting } from '#portal/copy/ui.ts';
import type { ExportRequest } from '#portal/ui/export/useExport.ts';
import type { BillRow, RepaymentRow } from './voucher.ts';

const BooksDialog = lazy(() =>
  import('./BooksDialog.tsx').then((module) => ({ default: module.BooksDialog })),
);

interface RowsOf {
  readonly bills: BillRow;
  readonly repayments: RepaymentRow;
}

/** 凭证导出 of a list: the entry for its export menu, and the dialog, which loads with its first use. */
export function useBooks<Kind extends keyof RowsOf>(
  kind: Kind,
  { title, period, load }: Pick<ExportRequest<RowsOf[Kind]>, 'title' | 'period' | 'load'>,
) {
  const [asked, setAsked] = useState<{ readonly rows: readonly RowsOf[Kind][] | undefined }>();
  return {
    more: {
      label: exporting.books,
      onChoose: (rows?: readonly RowsOf[Kind][]) => setAsked({ rows }),
    },
    dialog:
      asked === undefined ? null : (
        <Suspense fallback={null}>
          <BooksDialog
            kind={kind}
            title={title}
            period={period}
            load={asked.rows === undefined ? load : async () => asked.rows ?? []}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      ),
  };
}
