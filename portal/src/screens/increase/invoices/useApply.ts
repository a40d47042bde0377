import { useQueryClient } from '@tanstack/react-query';
import { applyInvoiceIncrease } from '#generated/provisional/operations/applyInvoiceIncrease.ts';
import { useSubmission } from '#portal/domain/submission/useSubmission.ts';
import { formatAmount } from '#portal/format/money.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { openDialog } from '#portal/ui/dialog/openDialog.ts';
import { notify } from '#portal/ui/feedback/notify.ts';
import { copy } from './copy.ts';
import { invoiceQuotaKey, type Checks } from './queries.ts';
import { acceptedNumbers } from './rules.ts';

interface Content {
  readonly productCode: ProductCode;
  readonly invoiceNos: string[];
}

/**
 * Asks the user to confirm the new limit, then sends the application. Sending it again after a lost response does not
 * create a second one.
 */
export function useApply(productCode: ProductCode, onApplied: () => void) {
  const queries = useQueryClient();
  const { submitting, submit } = useSubmission({
    form: { slot: `invoice-increase:${productCode}` },
    send: (content: Content, idempotencyKey) => applyInvoiceIncrease({ ...content, idempotencyKey }),
    conclude: (outcome) => {
      if (outcome.state === 'unknown') notify.info(copy.apply.lost);
      if (outcome.state === 'taken') {
        notify.success(copy.apply.sent);
        onApplied();
      }
      void queries.invalidateQueries({ queryKey: invoiceQuotaKey });
      void queries.invalidateQueries({ queryKey: ['provisional', 'checkInvoices'] });
      void queries.invalidateQueries({ queryKey: ['provisional', 'queryIncreaseRecords'] });
    },
  });
  const confirmed = async ({ acceptedCount, limitBefore, limitAfter }: Checks): Promise<boolean> =>
    (await openDialog({
      title: copy.apply.confirmTitle,
      message: copy.apply.confirm(acceptedCount, formatAmount(limitBefore), formatAmount(limitAfter)),
      note: copy.apply.note,
      isShowCancelBtn: true,
    })) === 'sure';
  return {
    applying: submitting,
    apply: (checks: Checks) =>
      submit({ productCode, invoiceNos: acceptedNumbers(checks.invoices) }, () => confirmed(checks)),
  };
}
