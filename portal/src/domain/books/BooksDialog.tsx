import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ViewPlace } from '#generated/shared/enums/ViewPlace.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { SideDrawer } from '#portal/ui/dialog/SideDrawer.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import type { BillRow } from '../bills/billRef.ts';
import { viewsQuery } from '../views/queries.ts';
import { BooksForm } from './BooksForm.tsx';
import { copy } from './copy.ts';
import { readSettings, usualSettings } from './settings.ts';
import { billVoucher, repaymentVoucher, type BooksKind, type RepaymentRow } from './voucher.ts';

interface BooksDialogProps {
  readonly kind: BooksKind;
  /** Title of the list's export file. */
  readonly title: string;
  readonly period: string;
  readonly load: (
    signal: AbortSignal,
    report: (share: number) => void,
  ) => Promise<readonly (BillRow | RepaymentRow)[]>;
  readonly onClose: () => void;
}

/** Drawer that turns the chosen rows into a file of vouchers. It loads the rows and the saved settings first. */
export function BooksDialog({ kind, title, period, load, onClose }: BooksDialogProps) {
  const { code, name } = useProduct();
  const [share, setShare] = useState(0);
  const id = useId();
  const rows = useQuery({
    queryKey: ['books', id],
    queryFn: ({ signal }) => load(signal, setShare),
    staleTime: Infinity,
    gcTime: 0,
  });
  // Another tab may have saved other settings meanwhile.
  const savedViews = useQuery({ ...viewsQuery(code, ViewPlace.Vouchers), refetchOnMount: 'always' });
  const isReady = rows.data !== undefined && savedViews.data !== undefined;
  const failed = [rows, savedViews].find(({ isError }) => isError);
  const view = savedViews.data?.views.find(({ isOwn }) => isOwn);
  return (
    <SideDrawer title={copy.title} open wide onClose={onClose}>
      {isReady ? (
        <BooksForm
          kind={kind}
          title={title}
          period={period}
          view={view}
          settings={readSettings(view?.content ?? [], usualSettings(name))}
          rowCount={rows.data.length}
          vouchers={rows.data
            .map((row) => ('repayNo' in row ? repaymentVoucher(row) : billVoucher(row)))
            .filter((voucher) => voucher !== undefined)}
        />
      ) : (
        <CardFrame query={failed} skeleton={null}>
          <p role="status">{copy.loading(Math.round(share * 100))}</p>
        </CardFrame>
      )}
    </SideDrawer>
  );
}
