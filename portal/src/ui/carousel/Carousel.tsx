import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useRef, type ReactNode } from 'react';
import { CarouselControls } from './CarouselControls.tsx';
import { isDrawn } from './carouselState.ts';
import { copy } from './copy.ts';
import { useAutoplay } from './useAutoplay.ts';
import { useCarousel } from './useCarousel.ts';
import { useSlideMotion } from './useSlideMotion.ts';
import { useSwipe } from './useSwipe.ts';

interface SlideState {
  /** The slide is shown and the carousel is not stopped. */
  readonly running: boolean;
  /** False until the slide may appear: expensive content waits until then. */
  readonly drawn: boolean;
}

export interface CarouselProps<Item> {
  /** Describes the slides for screen readers. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string | number;
  readonly slide: (item: Item, state: SlideState) => ReactNode;
  /** Restarts at the first slide when it changes, for a new list of slides. */
  readonly initialisation?: number | undefined;
  readonly autoplay: boolean;
  readonly dots?: boolean | undefined;
  /** Content that stays in place over the slides. */
  readonly over?: ((shown: Item) => ReactNode) | undefined;
  readonly controlsSx: SxProps<Theme>;
  readonly sx?: SxProps<Theme> | undefined;
}

/** Shows one slide at a time; it changes by button, by swipe or automatically. The next slide covers the last. 2 §4 */
export function Carousel<Item>(props: CarouselProps<Item>) {
  const { label, items, keyOf, slide, initialisation = 0, dots = true, over, controlsSx, sx } = props;
  const { state, next, back, show } = useCarousel(items.length, initialisation);
  const autoplay = useAutoplay(props.autoplay, state.active, next);
  const track = useRef<HTMLDivElement>(null);
  useSlideMotion(track, state);
  const swipe = useSwipe(next, back);

  const shown = items[state.active];
  if (shown === undefined) return null;
  return (
    <Box
      component="section"
      aria-roledescription={copy.roledescription}
      aria-label={label}
      {...autoplay.hold}
      {...swipe}
      sx={[{ position: 'relative', overflow: 'hidden' }, sx ?? {}] as SxProps<Theme>}
    >
      <Box ref={track} sx={{ display: 'grid', height: '100%' }}>
        {items.map((item, index) => (
          <Box
            key={keyOf(item)}
            role="group"
            aria-label={`${String(index + 1)}/${String(items.length)}`}
            inert={index !== state.active}
            sx={{ gridArea: '1 / 1', minWidth: 0, visibility: index === state.active ? 'visible' : 'hidden' }}
          >
            {slide(item, {
              running: index === state.active && autoplay.playing,
              drawn: isDrawn(state, index),
            })}
          </Box>
        ))}
      </Box>
      {over?.(shown)}
      <CarouselControls
        count={items.length}
        active={state.active}
        dots={dots}
        onShow={show}
        autoplay={props.autoplay ? autoplay : undefined}
        sx={controlsSx}
      />
    </Box>
  );
}
