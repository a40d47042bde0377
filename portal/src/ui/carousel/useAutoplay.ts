import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../hooks/prefersReducedMotion.ts';
import { startAutoplay } from './autoplay.ts';
import { AUTOPLAY_DELAY } from './timing.ts';

export interface Autoplay {
  /** False once the user has stopped it by the pause button. */
  readonly playing: boolean;
  readonly toggle: () => void;
  /** Handlers that pause it while the pointer or the focus is inside (WCAG 2.2.2). */
  readonly hold: {
    readonly onMouseEnter: () => void;
    readonly onMouseLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
}

/** Shows the next slide every 3000 ms; each turn restarts the count. spec 2 §4 */
export function useAutoplay(on: boolean, active: number, next: () => void): Autoplay {
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const runs = on && playing && !held.pointer && !held.focus;

  useEffect(() => {
    if (!runs || prefersReducedMotion()) return undefined;
    return startAutoplay(() => {
      if (!document.hidden) next();
    }, AUTOPLAY_DELAY);
    // `next` does not change its behaviour; `active` restarts the wait after a turn by hand.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [runs, active]);

  return {
    playing,
    toggle: () => setPlaying((now) => !now),
    hold: {
      onMouseEnter: () => setHeld((now) => ({ ...now, pointer: true })),
      onMouseLeave: () => setHeld((now) => ({ ...now, pointer: false })),
      onFocus: () => setHeld((now) => ({ ...now, focus: true })),
      onBlur: () => setHeld((now) => ({ ...now, focus: false })),
    },
  };
}
