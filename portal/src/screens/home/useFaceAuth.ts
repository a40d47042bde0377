import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Inputs } from '#generated/gateway/io.ts';
import { gateway } from '../../api/clients.ts';
import { withTabProduct } from '../../api/tabProduct.ts';
import { safeUrl } from '../../api/redirect.ts';
import { useSubmission } from '../../domain/submission/useSubmission.ts';
import { paths } from '../../paths.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { countDown } from '../../ui/dialog/readGate.ts';
import { copy } from './copy.ts';
import { onFaceAnswer } from './faceChannel.ts';
import {
  closeAfterFailure,
  FACE_TIME_LIMIT_MINUTES,
  faceResult,
  type FaceAnswer,
} from './rules/faceResult.ts';
import { usePendingContracts } from './usePendingContracts.ts';
import { useViewer } from './useViewer.ts';

const CLOSED_CHECK = 500; // ms
const WINDOW = 'width=480,height=720';

export interface FaceAuth {
  readonly phase: 'idle' | 'starting' | 'waiting' | 'saving';
  readonly secondsLeft: number;
  readonly start: () => Promise<void>;
}

interface FaceAuthOptions {
  readonly upContract: Inputs['contractUpSign']['upContract'];
  readonly onSigned: () => void;
  readonly onFailed: () => void;
}

/** Signing contracts by face authentication in a window of its own, within 15 minutes. 2 §4, §5 */
export function useFaceAuth({ upContract, onSigned, onFailed }: FaceAuthOptions): FaceAuth {
  const { product } = useViewer();
  const { pendingAmong, askAnew } = usePendingContracts();
  const [phase, setPhase] = useState<FaceAuth['phase']>('idle');
  const [secondsLeft, setSecondsLeft] = useState(FACE_TIME_LIMIT_MINUTES * 60);
  const authWindow = useRef<Window | null>(null);

  const { submit: save } = useSubmission({
    send: ({ authFlowNo }: FaceAnswer) =>
      gateway.verifyAuthAndSaveUpContract({
        productCode: product.code,
        authData: { openStatus: '8', authFlowNo },
      }),
    inquiry: {
      ask: async () => ((await pendingAmong(upContract.faceContractList)).length === 0 ? true : undefined),
    },
    conclude: ({ state }) => {
      setPhase('idle');
      askAnew();
      if (state !== 'taken') return;
      notify.success(copy.contract.success);
      onSigned();
    },
  });

  const fail = (text: string) => {
    notify.error(text);
    setPhase('idle');
    closeAfterFailure(onFailed);
  };

  const conclude = useEffectEvent(async (answer: FaceAnswer) => {
    const result = faceResult(answer);
    if (result.kind === 'cancelled') return setPhase('idle');
    if (result.kind === 'failure') {
      const reason = copy.face.reasons[result.reason];
      return fail(result.restart ? `${reason}，${copy.face.restart}` : reason);
    }
    setPhase('saving');
    return save(answer);
  });

  useEffect(() => {
    if (phase !== 'waiting') return undefined;
    // The first of answer, time limit and closed window counts; the others are no longer waited for.
    const end = (answer: FaceAnswer) => {
      stop();
      void conclude(answer);
    };
    const stopListening = onFaceAnswer(end);
    const stopCounting = countDown(FACE_TIME_LIMIT_MINUTES * 60, (left) => {
      setSecondsLeft(left);
      if (left === 0) end({ errorCode: 'E00002' });
    });
    // A window closed by hand is a cancellation; one that has an answer closes when the answer was heard.
    const watching = setInterval(() => {
      if (authWindow.current?.closed) end({ errorCode: 'E00003' });
    }, CLOSED_CHECK);
    const stop = () => {
      stopListening();
      stopCounting();
      clearInterval(watching);
    };
    return stop;
  }, [phase]);

  const start = async () => {
    setPhase('starting');
    // Opened within the click, or the browser takes it for a pop-up; it is sent on when the address is known.
    authWindow.current = window.open('about:blank', 'portal-face-auth', WINDOW);
    const returnUrl = withTabProduct(new URL(`/front${paths.faceCallback()}`, location.origin).href);
    const answer = await gateway
      .contractUpSign({ productCode: product.code, returnUrl, clientType: 'pc', upContract })
      .catch(() => undefined);
    const url = answer && safeUrl(answer.openUrl);
    if (url === undefined) {
      authWindow.current?.close();
      setPhase('idle');
      if (answer !== undefined) notify.warning(copy.contract.emptyUrl);
      return;
    }
    if (authWindow.current === null) {
      location.assign(url);
      return;
    }
    authWindow.current.location.replace(url);
    setSecondsLeft(FACE_TIME_LIMIT_MINUTES * 60);
    setPhase('waiting');
  };

  return { phase, secondsLeft, start };
}
