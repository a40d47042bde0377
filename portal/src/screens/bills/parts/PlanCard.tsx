import { useQuery } from '@tanstack/react-query';
import { SettleState } from '#generated/shared/enums/SettleState.ts';
import { refOf } from '#portal/domain/bills/billRef.ts';
import type { PlanItem } from '#portal/domain/bills/planRules.ts';
import { RepaymentPlan } from '#portal/domain/bills/RepaymentPlan.tsx';
import { bookPagesOf } from '#portal/products/bookPages.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { Skeleton } from '#portal/ui/feedback/Skeleton.tsx';
import { PageLink } from '#portal/ui/router/PageLink.tsx';
import { copy } from '../copy.ts';
import { planQuery } from '../queries.ts';
import type { BillDetail } from '../types.ts';

/** The periods of the bill, with amounts due or repaid. Each unsettled period can be repaid alone, also early. 2 §4 */
export function PlanCard({ bill }: { readonly bill: Pick<BillDetail, 'billNo' | 'canRepay'> }) {
  const product = useProduct();
  const { billNo, canRepay } = bill;
  const plan = useQuery(planQuery(product.code, billNo));
  const { repay } = bookPagesOf(product);
  const isRepayableAlone = ({ periods, settle }: PlanItem): boolean =>
    canRepay && periods !== 1 && settle !== SettleState.Settled;
  const linkOf = (item: PlanItem) =>
    isRepayableAlone(item) ? (
      <PageLink
        className="link"
        data-print="hide"
        to={repay({ bills: refOf({ billNo, ...item }) })}
        aria-label={copy.detail.repayPeriodOf(item.period)}
        style={linkStyle}
      >
        {copy.detail.repayPeriod}
      </PageLink>
    ) : null;
  return (
    <CardFrame title={copy.detail.plan} query={plan} skeleton={<Skeleton height={100} />}>
      <RepaymentPlan billNo={billNo} items={plan.data?.items ?? []} actionOf={linkOf} />
    </CardFrame>
  );
}

/** A line of its own, with the minimum height of a touch target. */
const linkStyle = { display: 'block', width: 'fit-content', marginTop: 4, paddingBlock: 1 } as const;
