import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ErrorName } from '#generated/provisional/errors.ts';
import type { Inputs } from '#generated/provisional/io.ts';
import { applyWithdrawal } from '#generated/provisional/operations/applyWithdrawal.ts';
import { queryWithdrawal } from '#generated/provisional/operations/queryWithdrawal.ts';
import { SmsType } from '#generated/shared/enums/SmsType.ts';
import { needsApproval, useRequestApproval } from '#portal/domain/approval/useRequestApproval.tsx';
import type { Proof } from '#portal/domain/funds/proof/form.ts';
import { proofRefusals, useProof } from '#portal/domain/funds/proof/useProof.ts';
import { fieldRefusals } from '#portal/domain/submission/fieldRefusals.ts';
import { reasonOf } from '#portal/domain/submission/reasonOf.ts';
import { useSubmission } from '#portal/domain/submission/useSubmission.ts';
import { paths } from '#portal/paths.ts';
import type { ProductCode } from '#portal/products/product.ts';
import type { FieldRefusal } from '#portal/ui/form/serverErrors.ts';
import { copy } from '../copy.ts';
import type { WithdrawalSent } from './form.ts';

const { withdrawal: words } = copy;

/** The content of a withdrawal. Without the proof, so that sending it again with another proof keeps the idempotency key. */
type Content = Pick<Inputs['applyWithdrawal'], 'productCode' | 'accountNo' | 'amount' | 'cardId'>;
type Credentials = { readonly password: string } | { readonly smsToken: string };

/** Fields that show a refusal, by its name. */
const fieldOf = {
  WithdrawalOutOfRange: 'amount',
  BalanceInsufficient: 'amount',
  BankCardNotFound: 'cardId',
  PayoutCardMissing: 'cardId',
} as const satisfies Partial<Readonly<Record<ErrorName, keyof WithdrawalSent>>>;

interface WithdrawOptions {
  readonly productCode: ProductCode;
  readonly accountNo: string;
  /** Receives the refusals for the fields, or a problem to show above the button; neither if an approval is requested. */
  readonly onRefused: (refusals: readonly FieldRefusal[], problem: string | undefined) => void;
}

/**
 * Sends a withdrawal with its proof. If the response is lost, asks the provider for the outcome instead of sending it
 * again.
 */
export function useWithdraw({ productCode, accountNo, onRefused }: WithdrawOptions) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const proof = useProof(productCode, SmsType.Withdrawal);
  // Always replaced before sending.
  const credentials = useRef<Credentials>({ password: '' });
  const refusedProof = useRef<readonly FieldRefusal[]>([]);
  const [proving, setProving] = useState(false);
  const sent = useRef<Content & { readonly idempotencyKey: string }>(undefined);
  const approval = useRequestApproval(productCode, ({ approvalNo }) =>
    navigate(paths.approvalDetail({ approvalNo })),
  );
  const { submitting, submit } = useSubmission({
    form: { slot: `withdrawal:${productCode}:${accountNo}` },
    send: (content: Content, idempotencyKey) => {
      sent.current = { ...content, idempotencyKey };
      return applyWithdrawal({ ...sent.current, ...credentials.current }, { silent: true });
    },
    inquiry: {
      ask: (idempotencyKey) => queryWithdrawal({ productCode, idempotencyKey }, { silent: true }),
      notFoundCode: 'WithdrawalNotFound',
    },
    conclude: async (outcome) => {
      switch (outcome.state) {
        case 'taken':
          return navigate(paths.vasWithdrawalResult({ accountNo, withdrawalNo: outcome.made.withdrawalNo }));
        case 'unknown':
          return navigate(paths.vasWithdrawalResult({ accountNo, key: outcome.key }));
        case 'not-taken':
          return onRefused([], words.notTaken);
        case 'refused': {
          if (needsApproval(outcome.error) && sent.current) {
            onRefused([], undefined);
            return approval.ask({ withdrawal: sent.current }, outcome.error, credentials.current);
          }
          refusedProof.current = fieldRefusals(outcome.error, proofRefusals);
          if (refusedProof.current.length > 0) return;
          const refusals = fieldRefusals(outcome.error, fieldOf);
          onRefused(refusals, refusals.length > 0 ? undefined : (reasonOf(outcome.error) ?? words.failed));
          // A refusal means that the shown balance or terms are outdated.
          await queries.invalidateQueries({ queryKey: ['provisional', 'queryFundAccounts'] });
          await queries.invalidateQueries({ queryKey: ['provisional', 'queryWithdrawalTerms'] });
        }
      }
    },
  });

  return {
    busy: submitting || proving,
    sendCode: proof.sendCode,
    /** Resolves to the refusals of the proof, which the dialog shows while it stays open. */
    withdraw: async ({ amount, cardId }: WithdrawalSent, given: Proof): Promise<readonly FieldRefusal[]> => {
      refusedProof.current = [];
      if (!navigator.onLine) {
        onRefused([], words.offline);
        return [];
      }
      await submit({ productCode, accountNo, amount, cardId }, async () => {
        // Loads the result page before money moves, because the connection may be lost later.
        await import('./ResultPage.tsx');
        setProving(true);
        try {
          credentials.current = await proof.credentialsFor(given);
        } finally {
          setProving(false);
        }
        return true;
      });
      return refusedProof.current;
    },
  };
}
