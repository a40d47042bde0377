import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Inputs } from '#generated/provisional/io.ts';
import { changeClearType } from '#generated/provisional/operations/changeClearType.ts';
import { nameAndLogin } from '../../domain/accounts/accountName.ts';
import { useSubmission } from '../../domain/submission/useSubmission.ts';
import type { ProductCode } from '../../products/product.ts';
import { loadDialog } from '../../ui/dialog/loadDialog.ts';
import { openDialog } from '../../ui/dialog/openDialog.ts';
import { copy } from './copy.ts';
import { clearTypeKeys } from './queries.ts';
import type { Acceptance, ClearTypes, Option } from './rules.ts';

/** Request of a change, without its idempotency key. */
type Content = Omit<Inputs['changeClearType'], 'idempotencyKey'>;

interface ChangeCallbacks {
  readonly onAccepted: (acceptance: Acceptance) => void;
  readonly onRefused: (error: unknown) => void;
}

/** Asks for confirmation, then sends a change, only once even after a lost response. Errors are shown by the error policies. */
export function useChange(
  productCode: ProductCode,
  types: ClearTypes,
  { onAccepted, onRefused }: ChangeCallbacks,
) {
  const { jdpin, current } = types;
  const queries = useQueryClient();
  useEffect(loadDialog, []);
  const { submitting, submit } = useSubmission({
    form: { slot: `clear-type:${productCode}:${jdpin}` },
    send: (content: Content, idempotencyKey) => changeClearType({ ...content, idempotencyKey }),
    conclude: (outcome) => {
      // After a refusal too: the refetched data has its reason.
      for (const queryKey of clearTypeKeys) void queries.invalidateQueries({ queryKey });
      if (outcome.state === 'taken') onAccepted(outcome.made);
      if (outcome.state === 'refused') onRefused(outcome.error);
    },
  });

  const confirm = async (option: Option): Promise<boolean> => {
    const answer = await openDialog({
      title: copy.confirm.title,
      message: copy.confirm.message(nameAndLogin(types), current.text, option.text, option.effectiveDate),
      note: copy.confirm.note,
      sureText: copy.confirm.sure,
      isShowCancelBtn: true,
    });
    return answer === 'sure';
  };

  return {
    sending: submitting,
    change: (option: Option, lastPayDay: number | undefined) => {
      const day = lastPayDay === undefined ? {} : { lastPayDay };
      return submit({ productCode, jdpin, value: option.value, ...day }, () => confirm(option));
    },
  };
}
