import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { BASENAME } from '../../api/basename.ts';
import { withTabProduct } from '../../api/tabProduct.ts';
import { paths } from '../../paths.ts';
import { countDown } from '../../ui/dialog/readGate.ts';
import { onFaceAnswer } from './faceChannel.ts';
import { FACE_TIME_LIMIT_MINUTES, type FaceAnswer } from './faceResult.ts';

const CLOSED_CHECK = 500; // ms
const WINDOW = 'width=480,height=720';
const TIME_LIMIT = FACE_TIME_LIMIT_MINUTES * 60;

export interface FaceWindow {
  readonly phase: 'idle' | 'starting' | 'waiting';
  readonly secondsLeft: number;
  readonly start: () => Promise<void>;
}

interface FaceWindowOptions {
  /** Requests the address of the authentication; undefined when there is none, and the reason is shown by then. */
  readonly begin: (returnUrl: string) => Promise<string | undefined>;
  /** Called once, with the first of: its answer, the time limit (E00002), the closed window (E00003). */
  readonly onAnswer: (answer: FaceAnswer) => void;
}

/** An authentication of the legal person in a separate window, within 15 minutes. 2 §4, §5 */
export function useFaceWindow({ begin, onAnswer }: FaceWindowOptions): FaceWindow {
  const [phase, setPhase] = useState<FaceWindow['phase']>('idle');
  const [secondsLeft, setSecondsLeft] = useState(TIME_LIMIT);
  const authWindow = useRef<Window | null>(null);

  const answered = useEffectEvent((answer: FaceAnswer) => {
    setPhase('idle');
    onAnswer(answer);
  });

  useEffect(() => {
    if (phase !== 'waiting') return undefined;
    // The first of answer, time limit and closed window counts; the others are cancelled.
    const end = (answer: FaceAnswer) => {
      stop();
      answered(answer);
    };
    const stopListening = onFaceAnswer(end);
    const stopCounting = countDown(TIME_LIMIT, (left) => {
      setSecondsLeft(left);
      if (left === 0) end({ errorCode: 'E00002' });
    });
    // A window closed by hand is a cancellation; a window with an answer closes after the answer is received.
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
    // Opened within the click, or the browser blocks it as a pop-up; it navigates once the address is known.
    authWindow.current = window.open('about:blank', 'portal-face-auth', WINDOW);
    const url = await begin(
      withTabProduct(new URL(`${BASENAME}${paths.faceCallback()}`, location.origin).href),
    );
    if (url === undefined) {
      authWindow.current?.close();
      setPhase('idle');
      return;
    }
    // The browser blocked the window all the same: this page itself goes to the authentication.
    if (authWindow.current === null) {
      location.assign(url);
      return;
    }
    authWindow.current.location.replace(url);
    setSecondsLeft(TIME_LIMIT);
    setPhase('waiting');
  };

  return { phase, secondsLeft, start };
}
