import { onClockJump, serverNow } from '../api/serverClock.ts';

export const MINUTE = 60_000; // ms

/**
 * Calls back when the provider's minute turns, so that a day and what ends with it change in the same second.
 * @returns a stop function
 */
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
