import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { decideApproval } from '#generated/provisional/operations/decideApproval.ts';
import { withdrawApproval } from '#generated/provisional/operations/withdrawApproval.ts';
import { isApiError } from '#generated/runtime/failure.ts';
import { SmsType } from '#generated/shared/enums/SmsType.ts';
import type { ApprovalDetail } from '#portal/domain/approval/queries.ts';
import type { Proof } from '#portal/domain/funds/proof/form.ts';
import { proofRefusals, useProof } from '#portal/domain/funds/proof/useProof.ts';
import { fieldRefusals } from '#portal/domain/submission/fieldRefusals.ts';
import { reasonOf } from '#portal/domain/submission/reasonOf.ts';
import { useSubmission, type Outcome } from '#portal/domain/submission/useSubmission.ts';
import { formatAmount } from '#portal/format/money.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { openDialog } from '#portal/ui/dialog/openDialog.ts';
import { notify } from '#portal/ui/feedback/notify.ts';
import type { FieldRefusal } from '#portal/ui/form/serverErrors.ts';
import { copy } from '../copy.ts';
import type { TriedDecision } from './triedDecision.ts';

const { detail: words } = copy;

interface Decision {
  readonly approve: boolean;
  readonly reason?: string;
}

const confirmed = async (title: string, message: string): Promise<boolean> =>
  (await openDialog({ title, message, sureText: words.sure, isShowCancelBtn: true })) === 'sure';

/** How a page shows the outcome of a decision. Default: notices. */
interface DecisionDisplay {
  readonly onDone?: (message: string) => void;
  /** The request had ended before, so that the decision has no effect. The page shows its outcome after this call. */
  readonly onLost?: (tried: TriedDecision) => void;
}

const notifyLost = (tried: TriedDecision): void => notify.warning(words.lost[tried]);

/**
 * Approves, refuses or withdraws a request, each once and after a confirmation. `approveWith` and `refuseConfirmed` open
 * none: their callers have shown a dialog. The error policy shows why a withdrawal is refused.
 */
export function useDecision(
  { approvalNo, amount }: ApprovalDetail,
  { onDone = notify.success, onLost = notifyLost }: DecisionDisplay = {},
) {
  const { code: productCode } = useProduct();
  const queries = useQueryClient();
  const concludeWith = (done: string) => async (outcome: Outcome<unknown>) => {
    if (outcome.state === 'taken') onDone(done);
    if (outcome.state === 'unknown') notify.warning(words.unknown);
    // Approved money has moved, so all data is outdated. After an error the request may have changed, too.
    await queries.invalidateQueries();
  };
  /** Shows a refused decision instead of the error policy, which could not name the decision that had no effect. */
  const showRefusal = (outcome: Outcome<unknown>, tried: TriedDecision) => {
    if (outcome.state !== 'refused') return;
    if (isApiError(outcome.error) && outcome.error.name === 'ApprovalEnded') onLost(tried);
    else notify.error(reasonOf(outcome.error) ?? words.unknown);
  };
  const decide = (tried: TriedDecision, done: string) => ({
    form: { slot: `decide:${approvalNo}` },
    send: (decision: Decision, idempotencyKey: string) =>
      decideApproval({ productCode, approvalNo, idempotencyKey, ...decision }, { silent: true }),
    conclude: async (outcome: Outcome<unknown>) => {
      showRefusal(outcome, tried);
      await concludeWith(done)(outcome);
    },
  });
  const approving = useSubmission(decide('approve', words.approved));
  const { sendCode, credentialsFor } = useProof(productCode, SmsType.Approval);
  /** Not part of the submitted content: a corrected proof keeps the idempotency key. */
  const proof = useRef<Proof>(undefined);
  const refusedProof = useRef<readonly FieldRefusal[]>([]);
  /** As `approving`, for a movement of money: sends the proof too. */
  const proving = useSubmission({
    form: { slot: `decide:${approvalNo}` },
    send: async (decision: Decision, idempotencyKey: string) =>
      decideApproval(
        {
          productCode,
          approvalNo,
          idempotencyKey,
          ...decision,
          ...(proof.current && (await credentialsFor(proof.current))),
        },
        { silent: true },
      ),
    conclude: async (outcome) => {
      refusedProof.current = outcome.state === 'refused' ? fieldRefusals(outcome.error, proofRefusals) : [];
      // A refused password or code shows at its field only.
      if (refusedProof.current.length > 0) return;
      showRefusal(outcome, 'approve');
      await concludeWith(words.approved)(outcome);
    },
  });
  const refusing = useSubmission(decide('refuse', words.refused));
  const withdrawing = useSubmission({
    send: (content: { readonly approvalNo: string }) => withdrawApproval({ productCode, ...content }),
    conclude: concludeWith(words.withdrawn),
  });
  return {
    busy: approving.submitting || proving.submitting || refusing.submitting || withdrawing.submitting,
    approve: (reason: string) =>
      approving.submit({ approve: true, ...(reason !== '' && { reason }) }, () =>
        confirmed(words.approveTitle, words.approveText(formatAmount(amount))),
      ),
    sendCode,
    /** Approves a movement of money with a proof. @returns the refused fields of the proof */
    approveWith: async (reason: string, given: Proof): Promise<readonly FieldRefusal[]> => {
      proof.current = given;
      await proving.submit({ approve: true, ...(reason !== '' && { reason }) });
      return refusedProof.current;
    },
    refuse: (reason: string) =>
      refusing.submit({ approve: false, reason }, () => confirmed(words.refuseTitle, words.refuseText)),
    /** Refuses without asking. */
    refuseConfirmed: (reason: string) => refusing.submit({ approve: false, reason }),
    withdraw: () =>
      withdrawing.submit({ approvalNo }, () => confirmed(words.withdrawTitle, words.withdrawText)),
  };
}
