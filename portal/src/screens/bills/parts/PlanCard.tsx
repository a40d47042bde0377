import { useQuery } from '@tanstack/react-query';
import { useProduct } from '../../../session/useProduct.ts';
import { CardFrame } from '../../../ui/feedback/CardFrame.tsx';
import { RepaymentPlan } from '../../../domain/bills/RepaymentPlan.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { copy } from '../copy.ts';
import { planQuery } from '../queries.ts';

/** The periods of the bill, each with what is due or was repaid. 2 §4 */
export function PlanCard({ billNo }: { readonly billNo: string }) {
  const plan = useQuery(planQuery(useProduct().code, billNo));
  return (
    <CardFrame title={copy.detail.plan} query={plan} skeleton={<Skeleton height={100} />}>
      <RepaymentPlan billNo={billNo} items={plan.data?.items ?? []} />
    </CardFrame>
  );
}
