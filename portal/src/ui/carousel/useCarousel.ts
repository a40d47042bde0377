import { useState } from 'react';
import { startCarousel, step, jumpTo, type CarouselState } from './carouselState.ts';

export interface CarouselControls {
  readonly state: CarouselState;
  readonly next: () => void;
  readonly back: () => void;
  readonly show: (index: number) => void;
}

/** Returns the carousel's state; a new initialisation resets it in the same render (spec 2 §4). */
export function useCarousel(count: number, initialisation: number): CarouselControls {
  const [stored, setState] = useState(() => startCarousel(count, initialisation));
  const state = stored.initialisation === initialisation ? stored : startCarousel(count, initialisation);
  if (state !== stored) setState(state);
  return {
    state,
    next: () => setState((now) => step(now, 'forward')),
    back: () => setState((now) => step(now, 'back')),
    show: (index) => setState((now) => jumpTo(now, index)),
  };
}
