import { useQueryClient } from '@tanstack/react-query';
import type { Inputs } from '#generated/provisional/io.ts';
import { submitCompanyChange } from '#generated/provisional/operations/submitCompanyChange.ts';
import { useSubmission } from '#portal/domain/submission/useSubmission.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { refreshSession } from '#portal/session/refreshSession.ts';
import { notify } from '#portal/ui/feedback/notify.ts';
import { copy } from '../copy.ts';
import { companyInfoQuery } from '../queries.ts';

type Content = Omit<Inputs['submitCompanyChange'], 'idempotencyKey'>;

/** Sends the application once, and refetches the company's data. If it was taken, also the session: the menu shows 待完善 by it. */
export function useSubmitChange(
  productCode: ProductCode,
  onDone: () => void,
  onRefused: (error: unknown) => void,
) {
  const queries = useQueryClient();
  return useSubmission({
    form: { slot: `company-change:${productCode}` },
    send: (content: Content, idempotencyKey) => submitCompanyChange({ ...content, idempotencyKey }),
    conclude: async (outcome) => {
      if (outcome.state === 'refused') onRefused(outcome.error);
      if (outcome.state === 'unknown') notify.warning(copy.change.unknown);
      await queries.invalidateQueries({ queryKey: companyInfoQuery(productCode).queryKey });
      if (outcome.state !== 'taken') return;
      notify.success(copy.change.done);
      onDone();
      await refreshSession();
    },
  });
}
