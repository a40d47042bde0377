import { useQuery, useQueryClient } from '@tanstack/react-query';
import { quotaCopy } from '../../copy/quota.ts';
import { paths } from '../../paths.ts';
import type { Product } from '../../products/product.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { useLeadOn } from '../../ui/router/useLeadOn.ts';
import { canShowIncrease, increaseClick, openMethods } from './increase.ts';
import { entryQuery, homeDataQuery, methodsQuery, renewalQuery, repayTipQuery } from './queries.ts';
import { isQuotaFrozen } from './quota.ts';
import { renewalOf } from './renewal.ts';

interface IncreaseViewer {
  readonly product: Product;
  readonly isParent: boolean;
}

/** Returns whether the increase button shows, whether that is known yet, and its click handler. 2 §5 */
export function useIncrease({ product, isParent }: IncreaseViewer) {
  const { code, flags } = product;
  const leadOn = useLeadOn();
  const queries = useQueryClient();
  const home = useQuery(homeDataQuery(code)).data;
  const renewal = useQuery(renewalQuery(code));
  // Requested only where the response can matter.
  const candidate = isParent && !flags.offline && (flags.smb || flags.mall);
  const entry = useQuery({ ...entryQuery(code), enabled: candidate });
  const methods = useQuery({ ...methodsQuery(code), enabled: candidate && flags.mall });

  const visible =
    home !== undefined &&
    canShowIncrease({
      smb: flags.smb,
      mall: flags.mall,
      offline: flags.offline,
      parent: isParent,
      frozen: isQuotaFrozen(home.userQuotaVo),
      recreditPending: renewalOf(renewal.data).pending,
      methods: openMethods(methods.data?.statusList),
      entry: entry.data?.targetVersion,
    });

  /** Refetches the debt and the freeze before it opens the page: both may have changed. docs/decisions/0206 */
  const increase = async () => {
    const fresh = { staleTime: 0 } as const;
    const [tip, now] = await Promise.all([
      queries.fetchQuery({ ...repayTipQuery(code), ...fresh }),
      queries.fetchQuery({ ...homeDataQuery(code), ...fresh }),
    ]).catch(() => [undefined, undefined] as const);
    if (tip === undefined || now === undefined) return;
    const step = increaseClick({
      overdueAmount: tip.overDueRepayAmount,
      frozen: isQuotaFrozen(now.userQuotaVo),
    });
    if (step === 'overdue') notify.info(quotaCopy.increaseOverdue);
    else if (step === 'frozen') notify.info(quotaCopy.increaseFrozen);
    else await leadOn(paths.increaseActivity());
  };

  /** All requests behind the button have ended. */
  const settled =
    home !== undefined &&
    !renewal.isPending &&
    (!candidate || !entry.isPending) &&
    !(candidate && flags.mall && methods.isPending);
  return { visible, settled, increase };
}
