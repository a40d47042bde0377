import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { decideApproval } from '#generated/provisional/operations/decideApproval.ts';
import { withdrawApproval } from '#generated/provisional/operations/withdrawApproval.ts';
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

const { detail: words } = copy;

interface Decision {
  readonly approve: boolean;
  readonly reason?: string;
}

const sure = async (title: string, message: string): Promise<boolean> =>
  (await openDialog({ title, message, sureText: words.sure, isShowCancelBtn: true })) === 'sure';

/**
 * Approves, refuses or withdraws, each once and after a confirmation. Policies show the refusals.
 * @param say shows that it is done
 */
export function useDecision(
  { approvalNo, amount }: ApprovalDetail,
  say: (done: string) => void = notify.success,
) {
  const { code: productCode } = useProduct();
  const queries = useQueryClient();
  const concludeWith = (done: string) => async (outcome: Outcome<unknown>) => {
    if (outcome.state === 'taken') say(done);
    if (outcome.state === 'unknown') notify.warning(words.unknown);
    // Approved money has moved: refetches all data, after a refusal too.
    await queries.invalidateQueries();
  };
  const decide = (done: string) => ({
    form: { slot: `decide:${approvalNo}` },
    send: (decision: Decision, idempotencyKey: string) =>
      decideApproval({ productCode, approvalNo, idempotencyKey, ...decision }),
    conclude: concludeWith(done),
  });
  const approving = useSubmission(decide(words.approved));
  const { sendCode, credentialsFor } = useProof(productCode, SmsType.Approval);
  /** The proof is no part of the decision: a new one keeps the idempotency key. */
  const proof = useRef<Proof>(undefined);
  const refusedProof = useRef<readonly FieldRefusal[]>([]);
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
      // A problem of the proof shows at its field only.
      if (refusedProof.current.length > 0) return;
      if (outcome.state === 'refused') notify.error(reasonOf(outcome.error) ?? words.unknown);
      await concludeWith(words.approved)(outcome);
    },
  });
  const refusing = useSubmission(decide(words.refused));
  const withdrawing = useSubmission({
    send: (content: { readonly approvalNo: string }) => withdrawApproval({ productCode, ...content }),
    conclude: concludeWith(words.withdrawn),
  });
  return {
    busy: approving.submitting || proving.submitting || refusing.submitting || withdrawing.submitting,
    approve: (reason: string) =>
      approving.submit({ approve: true, ...(reason !== '' && { reason }) }, () =>
        sure(words.approveTitle, words.approveText(formatAmount(amount))),
      ),
    sendCode,
    /** Approves a movement of money; returns the refusals of the proof. */
    approveWith: async (reason: string, given: Proof): Promise<readonly FieldRefusal[]> => {
      proof.current = given;
      await proving.submit({ approve: true, ...(reason !== '' && { reason }) });
      return refusedProof.current;
    },
    refuse: (reason: string) =>
      refusing.submit({ approve: false, reason }, () => sure(words.refuseTitle, words.refuseText)),
    /** The caller has confirmed it. */
    refuseConfirmed: (reason: string) => refusing.submit({ approve: false, reason }),
    withdraw: () => withdrawing.submit({ approvalNo }, () => sure(words.withdrawTitle, words.withdrawText)),
  };
}
