import { startTransition, useEffect, useState } from 'react';

/**
 * False until what stands around has been painted: a page draws the figures it is opened for first and the
 * rest a frame later, which on a slow machine is much sooner. What comes later must not move what is there.
 */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted;
}
