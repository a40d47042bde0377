import { useQueryClient } from '@tanstack/react-query';
import { cancelProduct } from '#generated/provisional/operations/cancelProduct.ts';
import type { CancelReason } from '#generated/shared/enums/CancelReason.ts';
import { codeRefusals } from '#portal/domain/sms/codeRefusals.ts';
import { fieldRefusals } from '#portal/domain/submission/fieldRefusals.ts';
import { reasonOf } from '#portal/domain/submission/reasonOf.ts';
import { useSubmission } from '#portal/domain/submission/useSubmission.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { notify } from '#portal/ui/feedback/notify.ts';
import type { FieldRefusal } from '#portal/ui/form/serverErrors.ts';
import { copy } from '../copy.ts';
import { cancellationQuery } from '../queries.ts';

interface Cancellation {
  readonly reason: CancelReason;
  readonly code: string;
}

/**
 * Cancels the product once. After a lost response it requests the outcome. CheckPage reads the same query and redirects
 * to the result once the product is closed.
 * @param tokenFor exchanges the SMS code for a token
 */
export function useCancel(
  productCode: ProductCode,
  tokenFor: (code: string) => Promise<string>,
  onRefused: (refusals: readonly FieldRefusal[]) => void,
) {
  const queries = useQueryClient();
  const query = cancellationQuery(productCode);
  const { submitting, submit } = useSubmission({
    send: async ({ reason, code }: Cancellation) => {
      const smsToken = await tokenFor(code);
      const cancelled = await cancelProduct({ productCode, reason, smsToken }, { silent: true });
      // ResultPage then needs no request.
      queries.setQueryData(query.queryKey, { opened: false, cancelled });
      return true;
    },
    inquiry: {
      ask: async () => {
        const { opened } = await queries.fetchQuery(query);
        return opened ? undefined : true;
      },
    },
    conclude: (outcome) => {
      if (outcome.state === 'taken') return;
      if (outcome.state === 'unknown') notify.warning(copy.confirm.unknown);
      if (outcome.state === 'not-taken') notify.warning(copy.confirm.notTaken);
      if (outcome.state === 'refused') {
        const refusals = fieldRefusals(outcome.error, codeRefusals);
        onRefused(refusals);
        if (refusals.length === 0) notify.error(reasonOf(outcome.error) ?? copy.confirm.notTaken);
      }
      void queries.invalidateQueries({ queryKey: query.queryKey });
    },
  });
  return {
    submitting,
    submit: (cancellation: Cancellation) =>
      navigator.onLine ? submit(cancellation) : Promise.resolve(notify.warning(copy.confirm.offline)),
  };
}
