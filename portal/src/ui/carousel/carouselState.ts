/** The slide shown, the slide shown before, and the direction of the last turn. */
export interface CarouselState {
  readonly count: number;
  readonly active: number;
  readonly previous: number;
  readonly direction: 'forward' | 'back';
  /** Identifies the list of this state; a new value resets the state. */
  readonly initialisation: number;
}

export const startCarousel = (count: number, initialisation: number): CarouselState => ({
  count,
  active: 0,
  previous: 0,
  direction: 'forward',
  initialisation,
});

/** Moves one slide forward or back, in a loop. spec 2 §4 */
export function step(state: CarouselState, direction: CarouselState['direction']): CarouselState {
  if (state.count < 2) return state;
  const step = direction === 'forward' ? 1 : state.count - 1;
  return { ...state, previous: state.active, active: (state.active + step) % state.count, direction };
}

export function jumpTo(state: CarouselState, index: number): CarouselState {
  if (index === state.active || index < 0 || index >= state.count) return state;
  return {
    ...state,
    previous: state.active,
    active: index,
    direction: index > state.active ? 'forward' : 'back',
  };
}

/** Returns whether a slide's content is rendered. Until the first turn only the current and the next slide can appear. */
export const isDrawn = ({ active, previous, count }: CarouselState, index: number): boolean =>
  previous !== active || index === active || index === (active + 1) % count;
