import { useLayoutEffect, useRef, type RefObject } from 'react';
import { prefersReducedMotion } from '../hooks/prefersReducedMotion.ts';
import type { CarouselState } from './carouselState.ts';
import { SLIDE_SPEED } from './timing.ts';

/**
 * Moves the new slide in and the old one out in exactly 500 ms. Only these two move, so the list loops without copies.
 * At the first paint, and if the user prefers reduced motion, the active slide appears without movement.
 */
export function useSlideMotion(track: RefObject<HTMLElement | null>, state: CarouselState): void {
  const shown = useRef(state.active);
  useLayoutEffect(() => {
    const { active, previous, direction } = state;
    if (shown.current === active) return;
    shown.current = active;
    const slides = track.current?.children;
    if (slides === undefined || active === previous || prefersReducedMotion()) return;
    const away = direction === 'forward' ? -100 : 100;
    slide(slides[active], -away, 0);
    slide(slides[previous], 0, away);
  }, [track, state]);
}

function slide(element: Element | undefined, from: number, to: number): void {
  element?.animate(
    [
      { transform: `translateX(${String(from)}%)`, visibility: 'visible' },
      { transform: `translateX(${String(to)}%)`, visibility: 'visible' },
    ],
    { duration: SLIDE_SPEED, easing: 'ease-out' },
  );
}
