import { openChannel } from '../../storage/channel.ts';
import type { FaceAnswer } from './faceResult.ts';

const CHANNEL = 'portal-face-auth';
const RECEIVED = 'heard';

/**
 * Sends the answer from the callback page in the authentication window to the page that opened it. Resolves when that
 * page has received it: a window that closes earlier may lose its answer or count as closed by hand.
 */
export function sendFaceAnswer(answer: FaceAnswer): Promise<void> {
  const channel = openChannel(CHANNEL);
  if (channel === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data !== RECEIVED) return;
      channel.close();
      resolve();
    };
    channel.postMessage(answer);
  });
}

/** Listens for the answer; returns a stop function. */
export function onFaceAnswer(listen: (answer: FaceAnswer) => void): () => void {
  const channel = openChannel(CHANNEL);
  if (channel === undefined) return () => undefined;
  channel.onmessage = ({ data }: MessageEvent<FaceAnswer>) => {
    channel.postMessage(RECEIVED);
    listen(data);
  };
  return () => channel.close();
}
