import { openChannel } from '../../storage/channel.ts';
import type { FaceAnswer } from './faceResult.ts';

const CHANNEL = 'portal-face-auth';
const HEARD = 'heard';

/**
 * From the callback page in the authentication window to the page that opened it. Resolves when that page has heard:
 * a window that closes earlier may take its answer with it, or be taken for one closed by hand.
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

/** Returns how to stop listening. */
export function onFaceAnswer(listen: (answer: FaceAnswer) => void): () => void {
  const channel = openChannel(CHANNEL);
  if (channel === undefined) return () => undefined;
  channel.onmessage = ({ data }: MessageEvent<FaceAnswer>) => {
    channel.postMessage(HEARD);
    listen(data);
  };
  return () => channel.close();
}
