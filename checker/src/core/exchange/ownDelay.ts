/**
 * How long this process has kept itself from listening, ms since its beginning: while it compiles a contract an answer lies there
 * unread, and its backend is not slow.
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
