import { startTransition, useEffect, useState } from 'react';

/** The first picture of this load stands: a page that is come to later is drawn at once. */
let stands = false;

/**
 * False until the first picture of the load has been painted: the page that the portal is opened with draws the figures
 * it is opened for first and the rest a frame later, which on a slow machine is much sooner. What comes later must not
 * move what is there.
 */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(stands);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      stands = true;
      startTransition(() => setPainted(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted;
}
