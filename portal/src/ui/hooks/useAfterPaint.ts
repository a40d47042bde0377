import { startTransition, useEffect, useState } from 'react';

/** True after the first paint of this load: later pages render at once. */
let isPainted = false;

/**
 * False until the first paint of the load. The first page renders its main figures first and the rest a frame later,
 * which is much faster on a slow machine. Later content must not move earlier content.
 */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(isPainted);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      isPainted = true;
      startTransition(() => setPainted(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted;
}
