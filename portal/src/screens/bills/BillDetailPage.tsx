import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useBillsCrumb } from '../../domain/bills/useBillsCrumb.ts';
import { paths } from '../../paths.ts';
import { bookPagesOf } from '../../products/bookPages.ts';
import { useProduct } from '../../session/useProduct.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { EmptyLine } from '../../ui/feedback/EmptyLine.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { cardStack } from '../../ui/page/cardStack.ts';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { twoColumns } from '../../ui/page/twoColumns.ts';
import { PrintButton } from '../../ui/print/PrintButton.tsx';
import { copy } from './copy.ts';
import { AmountsCard } from './parts/AmountsCard.tsx';
import { DetailHead } from './parts/DetailHead.tsx';
import { FactsCard } from './parts/FactsCard.tsx';
import { ChangesCard, RepaymentsCard } from './parts/HistoryCards.tsx';
import { OrdersCard } from './parts/OrdersCard.tsx';
import { PlanCard } from './parts/PlanCard.tsx';
import { billDetailQuery } from './queries.ts';
import type { BillDetail } from './types.ts';

/** /company/billDetailNew and /baolibiaopin/billDetail: one bill with all its parts, printable. 1 §2 */
export function Component() {
  const [query] = useSearchParams();
  const billNo = query.get('billNo');
  const period = query.get('period');
  if (billNo === null) return <NoBill />;
  return <BillPage key={billNo} billNo={billNo} period={period} />;
}

function NoBill() {
  const parent = useBillsCrumb();
  return (
    <>
      <PageHead title={copy.detail.title} parent={parent} />
      <CardFrame>
        <EmptyLine
          text={copy.detail.none}
          action={
            parent ? (
              <LinkButton variant="link" to={parent.to}>
                {copy.actions.toList}
              </LinkButton>
            ) : null
          }
        />
      </CardFrame>
    </>
  );
}

interface BillPageProps {
  readonly billNo: string;
  /** Number of the period in the URL: the button repays this period. */
  readonly period: string | null;
}

function BillPage({ billNo, period }: BillPageProps) {
  const detail = useQuery(billDetailQuery(useProduct().code, billNo));
  const bill = detail.data;
  const parent = useBillsCrumb();
  return (
    <>
      <PageHead
        title={copy.detail.title}
        parent={parent}
        actions={bill ? <DetailActions bill={bill} period={period} /> : null}
      />
      {bill === undefined ? (
        <CardFrame query={detail} skeleton={<Skeleton height={120} />} />
      ) : (
        <Box sx={cardStack}>
          <DetailHead bill={bill} />
          <Box sx={sideBySide}>
            <FactsCard bill={bill} />
            <AmountsCard bill={bill} />
          </Box>
          <ChangesCard bill={bill} />
          <PlanCard bill={bill} />
          <OrdersCard billNo={billNo} />
          <RepaymentsCard bill={bill} />
        </Box>
      )}
    </>
  );
}

function DetailActions({ bill, period }: { readonly bill: BillDetail; readonly period: string | null }) {
  const { repay } = bookPagesOf(useProduct());
  const { billNo, canInstal, canRepay } = bill;
  return (
    <>
      <PrintButton />
      {canInstal ? (
        <LinkButton variant="outlined" to={paths.instalment({ billNo })}>
          {copy.actions.instal}
        </LinkButton>
      ) : null}
      {canRepay ? (
        <LinkButton to={repay({ bills: period === null ? billNo : `${billNo}.${period}` })}>
          {copy.actions.repay}
        </LinkButton>
      ) : null}
    </>
  );
}

const sideBySide = twoColumns('336px', 'md');
