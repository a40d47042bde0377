import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { provisional } from '../../api/clients.ts';
import { contentKeys } from '../../api/contentKey.ts';
import type { ProductCode } from '../../products/product.ts';
import { openDialog } from '../../ui/dialog/openDialog.ts';
import { copy } from './copy.ts';
import { clearTypeKeys } from './queries.ts';
import type { Acceptance, ClearTypes, Option } from './rules.ts';

/** Asks once more, then sends: once per content, however often the answer is lost. Refusals are shown by their policy. */
export function useChange(
  productCode: ProductCode,
  { jdpin, current }: ClearTypes,
  onAccepted: (acceptance: Acceptance) => void,
) {
  const queries = useQueryClient();
  const [keyOf] = useState(contentKeys);
  const [sending, setSending] = useState(false);

  const change = async (option: Option, lastPayDay: number | undefined) => {
    const answer = await openDialog({
      title: copy.confirm.title,
      message: copy.confirm.message(jdpin, current.text, option.text, option.effectiveDate),
      note: copy.confirm.note,
      sureText: copy.confirm.sure,
      isShowCancelBtn: true,
    });
    if (answer === 'cancel') return;
    setSending(true);
    const content = { jdpin, value: option.value, ...(lastPayDay === undefined ? {} : { lastPayDay }) };
    const accepted = await provisional
      .changeClearType({ productCode, ...content, idempotencyKey: keyOf(content) })
      .catch(() => undefined);
    setSending(false);
    // Also after a refusal: what stands in the way shows then.
    for (const queryKey of clearTypeKeys) void queries.invalidateQueries({ queryKey });
    if (accepted) onAccepted(accepted);
  };

  return { sending, change };
}
