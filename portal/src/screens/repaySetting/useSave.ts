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
import { accountLabel, inDeductionOrder, type Draft, type Setting } from './rules.ts';

const { confirm, form } = copy;

/** The dialog before saving, with the accounts, day and time of deduction. */
function confirmation(setting: Setting, draft: Draft): DialogRequest {
  const common = { sureText: confirm.sure, isShowCancelBtn: true };
  if (!draft.autoRepay) return { ...common, title: confirm.offTitle, message: confirm.off };
  const accounts = inDeductionOrder(setting.accounts, draft.sources)
    .filter(({ source }) => draft.sources.includes(source))
    .map(({ source, accountNo }) => accountLabel(RepaySourceLabel[source], accountNo));
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

/** The request that saves a setting, without its idempotency key. */
type Content = Omit<Inputs['saveRepaySetting'], 'idempotencyKey'>;

interface Callbacks {
  readonly onSaved: (saved: Setting) => void;
  readonly onRefused: (error: unknown) => void;
}

/** Asks the user to confirm, then saves. Refusals are shown by the operation's error policy, and the form keeps its input. */
export function useSave(productCode: ProductCode, setting: Setting, { onSaved, onRefused }: Callbacks) {
  const queries = useQueryClient();
  const { submitting, submit } = useSubmission({
    // The time of the last change is part of the slot, so that a setting which was saved before can be saved again.
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
        async () => (await openDialog(confirmation(setting, draft))) === 'sure',
      ),
  };
}
