import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Outputs } from '#generated/gateway/io.ts';
import { orderQuickBill } from '#generated/gateway/operations/orderQuickBill.ts';
import { queryQuickBillData } from '#generated/gateway/operations/queryQuickBillData.ts';
import { QuickBillStatus } from '#generated/shared/enums/QuickBillStatus.ts';
import { homeDataQuery, repayTipQuery } from '../../domain/quota/queries.ts';
import { useSubmission } from '../../domain/submission/useSubmission.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { copy } from './copy.ts';
import { duesQuery, quickBillQuery } from './queries.ts';
import { afterOrder, QUICK_BILL_DEBOUNCE, quickBillStep } from './rules/quickBill.ts';
import { useViewer } from './useViewer.ts';

export type QuickBill = Outputs['queryQuickBillData'];

/** State and actions of quick billing on the home page. */
export interface QuickBillFlow {
  readonly dialog: 'none' | 'confirm' | 'billing';
  readonly bill: QuickBill | undefined;
  readonly starting: boolean;
  readonly ordering: boolean;
  readonly start: () => Promise<void>;
  readonly order: (wholeCompany: boolean) => void;
  readonly close: () => void;
}

/** The flow of a quick bill, from the click to the bill in progress. 2 §4 */
export function useQuickBill(): QuickBillFlow {
  const { product, isParent } = useViewer();
  const queries = useQueryClient();
  const [dialog, setDialog] = useState<QuickBillFlow['dialog']>('none');
  const [bill, setBill] = useState<QuickBill>();
  const [starting, setStarting] = useState(false);
  const debounce = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Refetches the amount each time, since orders and refunds change it all day. The policy shows a failure. */
  const start = async () => {
    setStarting(true);
    const fresh = await queries
      .fetchQuery({ ...quickBillQuery(product.code), staleTime: 0 })
      .catch(() => undefined);
    setStarting(false);
    if (fresh === undefined) return;
    const step = quickBillStep(fresh, isParent);
    setBill(fresh);
    if (step === 'none') notify.info(copy.quickBill.noUnbilled);
    else setDialog(step);
  };

  const { submitting, submit } = useSubmission({
    send: (scope: { readonly companyAllOrderBill: boolean }) =>
      orderQuickBill({ productCode: product.code, ...scope }),
    inquiry: {
      ask: async () => {
        const now = await queryQuickBillData({ productCode: product.code }, { silent: true });
        return now.status === QuickBillStatus.Billing ? now : undefined;
      },
    },
    conclude: (outcome) => {
      // After a refusal, for instance outside 6:00 to 23:00, the policy shows it and the dialog stays.
      if (outcome.state !== 'taken') return;
      setBill(outcome.made);
      setDialog(afterOrder(outcome.made) === 'billing' ? 'billing' : 'none');
      for (const query of [quickBillQuery, homeDataQuery, repayTipQuery, duesQuery]) {
        void queries.invalidateQueries({ queryKey: query(product.code).queryKey });
      }
      // A bill list visited before must show that a bill is being issued.
      void queries.invalidateQueries({ queryKey: ['provisional', 'queryBillPage'] });
    },
  });

  const order = (wholeCompany: boolean) => {
    clearTimeout(debounce.current);
    debounce.current = setTimeout(
      () => void submit({ companyAllOrderBill: wholeCompany }),
      QUICK_BILL_DEBOUNCE,
    );
  };

  return { dialog, bill, starting, ordering: submitting, start, order, close: () => setDialog('none') };
}
