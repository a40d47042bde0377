import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Inputs, Outputs } from '#generated/provisional/io.ts';
import { submitApproval } from '#generated/provisional/operations/submitApproval.ts';
import { isApiError } from '#generated/runtime/failure.ts';
import type { ProductCode } from '../../products/product.ts';
import { openDialog } from '../../ui/dialog/openDialog.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { useSubmission } from '../submission/useSubmission.ts';
import { copy } from './copy.ts';
import { ReasonBox } from './ReasonBox.tsx';

type Asked = Outputs['submitApproval'];
type Content = Inputs['submitApproval']['content'];
type Wish = { readonly content: Content; reason?: string };
/** What the operation was confirmed by, where it is. */
type Credentials = Pick<Inputs['submitApproval'], 'password' | 'smsToken'>;

/** The provider wants a second pair of eyes on what was sent: nothing has moved. */
export const needsApproval = (error: unknown): boolean =>
  isApiError(error) && error.name === 'ApprovalRequired';

/**
 * Asks for the second pair of eyes, with a reason, once. Refusals are said by their policy.
 * @param onAsked where one is led then
 */
export function useAskApproval(productCode: ProductCode, onAsked: (asked: Asked) => unknown) {
  const queries = useQueryClient();
  /** No part of the wish: proven anew it is the same. */
  const proof = useRef<Credentials>({});
  const { submitting, submit } = useSubmission({
    form: { slot: `approval:${productCode}` },
    send: (wish: Wish, idempotencyKey) =>
      submitApproval({ productCode, idempotencyKey, ...wish, ...proof.current }),
    conclude: async (outcome) => {
      await queries.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[1]).includes('Approval'),
      });
      if (outcome.state === 'unknown') notify.warning(copy.unknown);
      if (outcome.state !== 'taken') return;
      notify.success(copy.asked);
      await onAsked(outcome.made);
    },
  });

  const ask = (content: Content, error: unknown, credentials: Credentials = {}) => {
    proof.current = credentials;
    // The reason is written while the dialog is open, and is a part of what is sent.
    const wish: Wish = { content };
    return submit(wish, async () => {
      const answer = await openDialog({
        title: copy.title,
        message: (
          <ReasonBox
            text={isApiError(error) ? error.message : copy.title}
            onChange={(reason) => {
              if (reason === '') delete wish.reason;
              else wish.reason = reason;
            }}
          />
        ),
        note: copy.note,
        sureText: copy.sure,
        isShowCancelBtn: true,
      });
      return answer === 'sure';
    });
  };
  return { asking: submitting, ask };
}
