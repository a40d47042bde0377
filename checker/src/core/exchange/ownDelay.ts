/**
 * Measures how long this process was blocked. While it compiles a contract, a response waits unread although the backend is not slow:
 * response times are reduced by this delay.
 */

/** Interval of the measuring timer. A tick counts as delayed only if more than twice the interval has passed. */
const TICK_MS = 20;

let delayed = 0;
let last = performance.now();
let ticking: NodeJS.Timeout | undefined;

function tick(): void {
  const now = performance.now();
  delayed += Math.max(0, now - last - 2 * TICK_MS);
  last = now;
}

/** Returns the total delay since the start of the process, in ms. */
export function ownDelay(): number {
  if (!ticking) {
    last = performance.now();
    ticking = setInterval(tick, TICK_MS).unref();
  }
  tick();
  return delayed;
}
