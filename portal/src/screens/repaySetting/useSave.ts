import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RepaySourceLabel } from '#generated/shared/labels.ts';
import { provisional } from '../../api/clients.ts';
import { contentKeys } from '../../api/contentKey.ts';
import type { ProductCode } from '../../products/product.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { openDialog, type DialogRequest } from '../../ui/dialog/openDialog.ts';
import { copy } from './copy.ts';
import { settingKey } from './queries.ts';
import { accountNamed, inOrder, type Draft, type Setting } from './rules.ts';

const { confirm, form } = copy;

/** What is asked before saving: from which accounts, on which day, at what time. */
function question(setting: Setting, draft: Draft): DialogRequest {
  const common = { sureText: confirm.sure, isShowCancelBtn: true };
  if (!draft.autoRepay) return { ...common, title: confirm.offTitle, message: confirm.off };
  const accounts = inOrder(setting.accounts, draft.sources)
    .filter(({ source }) => draft.sources.includes(source))
    .map(({ source, accountNo }) => accountNamed(RepaySourceLabel[source], accountNo));
  return {
    ...common,
    title: setting.autoRepay ? confirm.keepTitle : confirm.onTitle,
    message: confirm.on(
      form.deductDays(draft.deductDaysBefore),
      setting.deductTime,
      accounts.join(confirm.join),
    ),
    note: confirm.note,
  };
}

/** Asks, then saves once per content; what is refused is shown by its policy, and the form stays as it is. */
export function useSave(productCode: ProductCode, setting: Setting) {
  const queries = useQueryClient();
  const [keyOf] = useState(contentKeys);
  const [saving, setSaving] = useState(false);

  const save = async (draft: Draft) => {
    if ((await openDialog(question(setting, draft))) === 'cancel') return;
    setSaving(true);
    const content = { ...draft, sources: [...draft.sources] };
    const saved = await provisional
      .saveRepaySetting({ productCode, ...content, idempotencyKey: keyOf(content) })
      .catch(() => undefined);
    setSaving(false);
    if (saved === undefined) return;
    queries.setQueryData(settingKey(productCode), saved);
    notify.success(form.saved);
  };

  return { saving, save };
}
