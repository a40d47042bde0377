/** A tab switch is ignored for this long after a previous one, in ms. 2 §4 */
const TAB_LOCK = 300;

/** Answers whether a switch may happen now; one that may starts the lock anew. */
export function tabLock(now: () => number = Date.now): () => boolean {
  let lockedUntil = Number.NEGATIVE_INFINITY;
  return () => {
    const at = now();
    if (at < lockedUntil) return false;
    lockedUntil = at + TAB_LOCK;
    return true;
  };
}
