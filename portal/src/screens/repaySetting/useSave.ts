import { useQueryClient } from '@tanstack/react-query';
import type { Inputs } from '#generated/provisional/io.ts';
import { saveRepaySetting } from '#generated/provisional/operations/saveRepaySetting.ts';
import { RepaySourceLabel } from '#generated/shared/labels.ts';
import { useSubmission } from '../../domain/submission/useSubmission.ts';
import type { ProductCode } from '../../products/product.ts';
import { openDialog, type DialogRequest } from '../../ui/dialog/openDialog.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { copy } from './copy.ts';
import { settingKey } from './queries.ts';
import { accountNamed, inOrder, type Draft, type Setting } from './rules.ts';

const { confirm, form } = copy;

/** The confirmation before saving: accounts, day, time. */
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

/** A setting's request, without its key. */
type Content = Omit<Inputs['saveRepaySetting'], 'idempotencyKey'>;

interface Callbacks {
  readonly onSaved: (saved: Setting) => void;
  readonly onRefused: (error: unknown) => void;
}

/** Confirms, then saves once per content; policies show the refusals, and the form stays. */
export function useSave(productCode: ProductCode, setting: Setting, { onSaved, onRefused }: Callbacks) {
  const queries = useQueryClient();
  const { submitting, submit } = useSubmission({
    // A setting changed meanwhile is another one: the previous content may be saved again.
    form: { slot: `repay-setting:${productCode}:${setting.updatedAt ?? ''}` },
    send: (content: Content, idempotencyKey) => saveRepaySetting({ ...content, idempotencyKey }),
    conclude: (outcome) => {
      if (outcome.state === 'refused') onRefused(outcome.error);
      if (outcome.state !== 'taken') return;
      queries.setQueryData(settingKey(productCode), outcome.made);
      onSaved(outcome.made);
      notify.success(form.saved);
    },
  });

  return {
    saving: submitting,
    save: (draft: Draft) =>
      submit(
        { productCode, ...draft, sources: [...draft.sources] },
        async () => (await openDialog(question(setting, draft))) === 'sure',
      ),
  };
}
