/** Interval in ms in which a second tab switch is ignored. 2 §4 */
const TAB_LOCK = 300;

/** Returns a function that tells whether a switch may happen now. An allowed switch restarts the lock. */
export function tabLock(now: () => number = Date.now): () => boolean {
  let lockedUntil = Number.NEGATIVE_INFINITY;
  return () => {
    const at = now();
    if (at < lockedUntil) return false;
    lockedUntil = at + TAB_LOCK;
    return true;
  };
}
