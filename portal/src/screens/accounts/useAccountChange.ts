import { changeAccountStatus } from '#generated/provisional/operations/changeAccountStatus.ts';
import { deleteAccount } from '#generated/provisional/operations/deleteAccount.ts';
import { AccountStatus } from '#generated/shared/enums/AccountStatus.ts';
import { useSubmission } from '../../domain/submission/useSubmission.ts';
import { formatAmount } from '../../format/money.ts';
import { bookPagesOf } from '../../products/bookPages.ts';
import { useProduct } from '../../session/useProduct.ts';
import { openDialog } from '../../ui/dialog/openDialog.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { useLeadOn } from '../../ui/router/useLeadOn.ts';
import { copy } from './copy.ts';
import type { Account } from './queries.ts';
import { isFrozen } from './rules.ts';
import { useRefetchAccounts } from './useRefetchAccounts.ts';

/** Freezes, unfreezes or deletes an account, each after a confirmation. Errors are shown by the error policies. */
export function useAccountChange(account: Account) {
  const product = useProduct();
  const leadOn = useLeadOn();
  const { jdpin, nickname } = account;
  const freezing = !isFrozen(account);
  const statusWords = freezing ? copy.freeze : copy.unfreeze;
  // Runs after each outcome, a refusal included: the account may have changed.
  const refetch = useRefetchAccounts();

  const changeStatus = useSubmission({
    send: (content: { readonly status: AccountStatus }) =>
      changeAccountStatus({ productCode: product.code, jdpin, ...content }),
    conclude: (outcome) => {
      refetch();
      if (outcome.state === 'taken') notify.success(statusWords.done(nickname));
    },
  });
  const remove = useSubmission({
    send: (content: { readonly jdpin: string }) => deleteAccount({ productCode: product.code, ...content }),
    conclude: (outcome) => {
      refetch();
      if (outcome.state === 'taken') notify.success(copy.remove.done(nickname));
    },
  });

  const confirmed = async ({
    title,
    message,
    sure,
  }: typeof statusWords | typeof copy.remove): Promise<boolean> =>
    (await openDialog({
      title,
      message: message(nickname, jdpin),
      sureText: sure,
      isShowCancelBtn: true,
    })) === 'sure';

  /** An account with debts cannot be deleted: shows the amount and where to repay it. */
  const showDebt = async () => {
    const { bills } = bookPagesOf(product);
    const answer = await openDialog({
      title: copy.remove.blockedTitle,
      message: copy.remove.blocked(nickname, formatAmount(account.debt)),
      ...(bills && { sureText: copy.remove.bills, isShowCancelBtn: true }),
    });
    if (bills && answer === 'sure') await leadOn(bills());
  };

  return {
    changing: changeStatus.submitting || remove.submitting,
    /** Freezes a normal account, unfreezes a frozen one. */
    toggleFreeze: () =>
      changeStatus.submit({ status: freezing ? AccountStatus.Frozen : AccountStatus.Normal }, () =>
        confirmed(statusWords),
      ),
    remove: () => (account.debt > 0 ? showDebt() : remove.submit({ jdpin }, () => confirmed(copy.remove))),
  };
}
