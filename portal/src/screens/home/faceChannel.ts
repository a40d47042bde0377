import type { FaceAnswer } from './rules/faceResult.ts';

const CHANNEL = 'portal-face-auth';

/** From the callback page in the authentication window to the page that opened it. */
export function tellFaceAnswer(answer: FaceAnswer): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(answer);
  channel.close();
}

/** Returns how to stop listening. */
export function onFaceAnswer(listen: (answer: FaceAnswer) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = (event: MessageEvent<FaceAnswer>) => listen(event.data);
  return () => channel.close();
}
