import { onClockJump, serverNow } from '../api/serverClock.ts';

export const MINUTE = 60_000; // ms

/** Tells when the provider's minute turns, so that a day and what ends with it are over in the same second. @returns ends it */
export function onMinute(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(turn, MINUTE - (serverNow() % MINUTE));
  };
  const turn = () => {
    clearTimeout(timer);
    changed();
    wait();
  };
  wait();
  const stopListening = onClockJump(turn);
  return () => {
    clearTimeout(timer);
    stopListening();
  };
}
