import { openChannel } from '../../storage/channel.ts';
import type { FaceAnswer } from './faceResult.ts';

const CHANNEL = 'portal-face-auth';
const HEARD = 'heard';

/**
 * Sends the answer from the callback page in the authentication window to the page that opened it. Resolves when that
 * page has received it: a window that closes earlier may lose its answer or count as closed by hand.
 */
export function tellFaceAnswer(answer: FaceAnswer): Promise<void> {
  const channel = openChannel(CHANNEL);
  if (channel === undefined) return Promise.resolve();
  return new Promise((heard) => {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data !== HEARD) return;
      channel.close();
      heard();
    };
    channel.postMessage(answer);
  });
}

/** Listens for the answer; returns a stop function. */
export function onFaceAnswer(listen: (answer: FaceAnswer) => void): () => void {
  const channel = openChannel(CHANNEL);
  if (channel === undefined) return () => undefined;
  channel.onmessage = ({ data }: MessageEvent<FaceAnswer>) => {
    channel.postMessage(HEARD);
    listen(data);
  };
  return () => channel.close();
}
