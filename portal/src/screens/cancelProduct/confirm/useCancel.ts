import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { CancelReason } from '#generated/shared/enums/CancelReason.ts';
import { cancelProduct } from '#generated/provisional/operations/cancelProduct.ts';
import { useSubmission } from '../../../domain/submission/useSubmission.ts';
import { paths } from '../../../paths.ts';
import type { ProductCode } from '../../../products/product.ts';
import { refreshSession } from '../../../session/refreshSession.ts';
import { notify } from '../../../ui/feedback/notify.ts';
import { copy } from '../copy.ts';
import { cancellationQuery } from '../queries.ts';

interface Wish {
  readonly reason: CancelReason;
  readonly code: string;
}

/** Cancels once; then guard, menu and home know it, and the result is shown. A lost answer is asked after. */
export function useCancel(
  productCode: ProductCode,
  tokenFor: (code: string) => Promise<string>,
  onRefused: (error: unknown) => void,
) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const query = cancellationQuery(productCode);
  return useSubmission({
    send: async ({ reason, code }: Wish) => {
      const smsToken = await tokenFor(code);
      const cancelled = await cancelProduct({ productCode, reason, smsToken });
      // What the result shows from its first picture on.
      queries.setQueryData(query.queryKey, { opened: false, cancelled });
      return true;
    },
    inquiry: {
      ask: async () => {
        const { opened } = await queries.fetchQuery(query);
        return opened ? undefined : true;
      },
    },
    conclude: async (outcome) => {
      if (outcome.state === 'refused') onRefused(outcome.error);
      if (outcome.state === 'unknown') notify.warning(copy.confirm.unknown);
      if (outcome.state !== 'taken') return void queries.invalidateQueries({ queryKey: query.queryKey });
      // The result first: what is open no more shows nothing of its own.
      await navigate(paths.cancelProductResult(), { replace: true });
      await refreshSession();
      await queries.invalidateQueries({ queryKey: query.queryKey });
    },
  });
}
