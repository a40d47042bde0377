import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { IncreaseMethod } from '#generated/shared/enums/IncreaseMethod.ts';
import { IncreaseMethodLabel } from '#generated/shared/labels.ts';
import { provisional } from '../../api/clients.ts';
import { formatAmount } from '../../format/money.ts';
import type { ProductCode } from '../../products/product.ts';
import { openDialog } from '../../ui/dialog/openDialog.ts';
import { copy } from './copy.ts';
import { recordsKey } from './queries.ts';
import type { Record } from './rules.ts';
import { CODE_TYPE } from './SmsField.tsx';

interface Application {
  readonly method: IncreaseMethod;
  readonly upperLimit: number;
  readonly code: string;
  readonly fileIds: readonly string[];
}

/** Confirm, check the code, send: once per confirmation. What is refused has been shown by its policy. */
export function useApply(productCode: ProductCode, onApplied: (record: Record) => void) {
  const queries = useQueryClient();
  const [applying, setApplying] = useState(false);

  const send = async ({ method, code, fileIds }: Application) => {
    await provisional.verifySmsCode({ productCode, type: CODE_TYPE, code });
    return provisional.applyIncrease({
      productCode,
      idempotencyKey: crypto.randomUUID(),
      method,
      ...(fileIds.length === 0 ? {} : { fileIds: [...fileIds] }),
    });
  };

  const apply = async (application: Application) => {
    const answer = await openDialog({
      title: copy.confirm.title,
      message: copy.confirm.message(
        IncreaseMethodLabel[application.method],
        formatAmount(application.upperLimit),
      ),
      isShowCancelBtn: true,
    });
    if (answer === 'cancel') return;
    setApplying(true);
    const record = await send(application).catch(() => undefined);
    setApplying(false);
    if (record === undefined) return;
    void queries.invalidateQueries({ queryKey: recordsKey });
    onApplied(record);
  };

  return { applying, apply };
}
