import type { Inputs } from '#generated/gateway/io.ts';
import { contractUpSign } from '#generated/gateway/operations/contractUpSign.ts';
import { verifyAuthAndSaveUpContract } from '#generated/gateway/operations/verifyAuthAndSaveUpContract.ts';
import { safeUrl } from '../../api/redirect.ts';
import { useProduct } from '../../session/useProduct.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { closeAfterFailure, faceResult, type FaceAnswer } from '../faceAuth/faceResult.ts';
import { failureText } from '../faceAuth/failureText.ts';
import { useFaceWindow, type FaceWindow } from '../faceAuth/useFaceWindow.ts';
import { useSubmission } from '../submission/useSubmission.ts';
import { copy } from './copy.ts';
import { usePendingContracts } from './usePendingContracts.ts';

export interface FaceAuth extends Omit<FaceWindow, 'phase'> {
  readonly phase: FaceWindow['phase'] | 'saving';
}

interface FaceAuthOptions {
  readonly upContract: Inputs['contractUpSign']['upContract'];
  readonly onSigned: () => void;
  /** @param reason in the user's words */
  readonly onFailed: (reason: string) => void;
}

/** Signs contracts by a face authentication in a separate window, whose result is then saved. 2 §4, §5 */
export function useFaceAuth({ upContract, onSigned, onFailed }: FaceAuthOptions): FaceAuth {
  const product = useProduct();
  const { pendingAmong, refetchAll } = usePendingContracts();

  const { submitting: saving, submit: save } = useSubmission({
    send: ({ authFlowNo }: FaceAnswer) =>
      verifyAuthAndSaveUpContract({
        productCode: product.code,
        authData: { openStatus: '8', authFlowNo },
      }),
    inquiry: {
      ask: async () => ((await pendingAmong(upContract.faceContractList)).length === 0 ? true : undefined),
    },
    conclude: ({ state }) => {
      refetchAll();
      if (state !== 'taken') return;
      notify.success(copy.success);
      onSigned();
    },
  });

  const { phase, ...face } = useFaceWindow({
    begin: async (returnUrl) => {
      const answer = await contractUpSign({
        productCode: product.code,
        returnUrl,
        clientType: 'pc',
        upContract,
      }).catch(() => undefined);
      const url = answer && safeUrl(answer.openUrl);
      if (answer !== undefined && url === undefined) notify.warning(copy.emptyUrl);
      return url;
    },
    onAnswer: (answer) => {
      const result = faceResult(answer);
      if (result.kind === 'success') return void save(answer);
      if (result.kind === 'cancelled') return;
      closeAfterFailure(() => onFailed(failureText(result)));
    },
  });

  return { ...face, phase: saving ? 'saving' : phase };
}
