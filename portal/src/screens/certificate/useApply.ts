import { useQueryClient } from '@tanstack/react-query';
import type { Inputs } from '#generated/provisional/io.ts';
import { applySettleCertificate } from '#generated/provisional/operations/applySettleCertificate.ts';
import { useSubmission } from '../../domain/submission/useSubmission.ts';
import type { ProductCode } from '../../products/product.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { copy } from './copy.ts';
import { certificatesQuery } from './queries.ts';

type Content = Omit<Inputs['applySettleCertificate'], 'idempotencyKey'>;

/** Sends the application once, and refetches the list. Errors are shown by the error policies. */
export function useApply(productCode: ProductCode, onDone: () => void) {
  const queries = useQueryClient();
  return useSubmission({
    form: { slot: `certificate:${productCode}` },
    send: (content: Content, idempotencyKey) => applySettleCertificate({ ...content, idempotencyKey }),
    conclude: async ({ state }) => {
      if (state === 'taken') {
        notify.success(copy.apply.done);
        onDone();
      }
      if (state === 'unknown') notify.warning(copy.apply.unknown);
      await queries.invalidateQueries({ queryKey: certificatesQuery(productCode).queryKey });
    },
  });
}
