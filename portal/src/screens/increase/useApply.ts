import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Inputs } from '#generated/provisional/io.ts';
import { applyIncrease } from '#generated/provisional/operations/applyIncrease.ts';
import { verifySmsCode } from '#generated/provisional/operations/verifySmsCode.ts';
import type { IncreaseMethod } from '#generated/shared/enums/IncreaseMethod.ts';
import { IncreaseMethodLabel } from '#generated/shared/labels.ts';
import { useSubmission } from '../../domain/submission/useSubmission.ts';
import { formatAmount } from '../../format/money.ts';
import type { ProductCode } from '../../products/product.ts';
import { openDialog } from '../../ui/dialog/openDialog.ts';
import { CODE_TYPE } from './CodeField.tsx';
import { copy } from './copy.ts';
import { fileIdsOf, type Uploads } from './form.ts';
import { recordsKey } from './queries.ts';
import type { IncreaseRecord } from './rules.ts';
import { dropUploads, keepUploads, useUploadsKey } from './uploads.ts';

interface Application {
  readonly upperLimit: number;
  readonly code: string;
  readonly uploads: Uploads;
}

interface ApplyCallbacks {
  readonly onApplied: (record: IncreaseRecord) => void;
  readonly onRefused: (error: unknown) => void;
}

/** The request of an application, without its idempotency key. */
type Content = Omit<Inputs['applyIncrease'], 'idempotencyKey'>;

/**
 * Asks the user to confirm, verifies the SMS code, and sends the application. Sending it again after a lost response
 * does not create a second one. Refusals are shown by the error policies of the operations.
 */
export function useApply(
  productCode: ProductCode,
  method: IncreaseMethod,
  { onApplied, onRefused }: ApplyCallbacks,
) {
  const queries = useQueryClient();
  const uploadsKey = useUploadsKey(productCode, method);
  // A code can be verified only once. Sending again after a lost response reuses the verified one.
  const verified = useRef<string>(undefined);
  const { submitting, submit } = useSubmission({
    form: { slot: `increase:${productCode}` },
    send: (content: Content, idempotencyKey) => applyIncrease({ ...content, idempotencyKey }),
    conclude: (outcome) => {
      if (outcome.state === 'refused') onRefused(outcome.error);
      if (outcome.state !== 'taken') return;
      dropUploads(uploadsKey);
      void queries.invalidateQueries({ queryKey: recordsKey });
      onApplied(outcome.made);
    },
  });

  const confirm = async ({ upperLimit, code, uploads }: Application): Promise<boolean> => {
    const answer = await openDialog({
      title: copy.confirm.title,
      message: copy.confirm.message(IncreaseMethodLabel[method], formatAmount(upperLimit)),
      isShowCancelBtn: true,
    });
    if (answer !== 'sure') return false;
    if (verified.current !== code) {
      await verifySmsCode({ productCode, type: CODE_TYPE, code });
      verified.current = code;
    }
    keepUploads(uploadsKey, uploads);
    return true;
  };

  return {
    applying: submitting,
    apply: (application: Application) => {
      const fileIds = fileIdsOf(application.uploads);
      const files = fileIds.length === 0 ? {} : { fileIds };
      return submit({ productCode, method, ...files }, () => confirm(application));
    },
  };
}
