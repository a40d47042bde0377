/**
 * Measures the time in ms that this process was blocked. While it compiles a contract, a response waits unread, and the backend is
 * not slow.
 */

const TICK_MS = 20;

let delayed = 0;
let last = performance.now();
let ticking: NodeJS.Timeout | undefined;

function tick(): void {
  const now = performance.now();
  delayed += Math.max(0, now - last - 2 * TICK_MS);
  last = now;
}

export function ownDelay(): number {
  if (!ticking) {
    last = performance.now();
    ticking = setInterval(tick, TICK_MS).unref();
  }
  tick();
  return delayed;
}
