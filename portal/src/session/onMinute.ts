import { onClockJump, serverNow } from '../api/serverClock.ts';

export const MINUTE = 60_000; // ms

/**
 * Calls back at each new minute of the provider's clock, and when that clock is moved. Everything that changes with the
 * day then changes in the same second.
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
