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

type RequestedApproval = Outputs['submitApproval'];
type Content = Inputs['submitApproval']['content'];
type RequestContent = { readonly content: Content; reason?: string };
/** The credentials that confirmed the operation, if any. */
type Credentials = Pick<Inputs['submitApproval'], 'password' | 'smsToken'>;

/** Returns whether an operation was refused because it needs an approval: no money has moved. */
export const needsApproval = (error: unknown): boolean =>
  isApiError(error) && error.name === 'ApprovalRequired';

/**
 * Returns `ask`, which opens a dialog for the reason and submits the request for approval once. Policies show refusals.
 * `ask` takes the refusal of the operation as `error`: the dialog shows its message.
 * @param onRequested called with the provider's response, to navigate
 */
export function useRequestApproval(
  productCode: ProductCode,
  onRequested: (approval: RequestedApproval) => unknown,
) {
  const queries = useQueryClient();
  /** Kept outside the content, so that other credentials do not change the idempotency key. */
  const proof = useRef<Credentials>({});
  const { submitting, submit } = useSubmission({
    form: { slot: `approval:${productCode}` },
    send: (request: RequestContent, idempotencyKey) =>
      submitApproval({ productCode, idempotencyKey, ...request, ...proof.current }),
    conclude: async (outcome) => {
      await queries.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[1]).includes('Approval'),
      });
      if (outcome.state === 'unknown') notify.warning(copy.unknown);
      if (outcome.state !== 'taken') return;
      notify.success(copy.asked);
      await onRequested(outcome.made);
    },
  });

  const ask = (content: Content, error: unknown, credentials: Credentials = {}) => {
    proof.current = credentials;
    // The reason is typed while the dialog is open and becomes part of the request.
    const request: RequestContent = { content };
    return submit(request, async () => {
      const answer = await openDialog({
        title: copy.title,
        message: (
          <ReasonBox
            text={isApiError(error) ? error.message : copy.title}
            onChange={(reason) => {
              if (reason === '') delete request.reason;
              else request.reason = reason;
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
