import Box from '@mui/material/Box';
import { useRef, type ReactNode } from 'react';
import type { Banner } from './banner.ts';
import { BannerActions } from './BannerActions.tsx';
import { BannerControls } from './BannerControls.tsx';
import { BannerSlide } from './BannerSlide.tsx';
import { bannerWords } from './copy.ts';
import { isDrawn } from './carouselState.ts';
import { useAutoplay } from './useAutoplay.ts';
import { useBannerList } from './useBannerList.ts';
import { useCarousel } from './useCarousel.ts';
import { useSlideMotion } from './useSlideMotion.ts';
import { useSwipe } from './useSwipe.ts';

export interface BannerCarouselProps<Item extends Banner = Banner> {
  readonly sceneCode?: string | undefined;
  readonly defaults?: readonly Item[] | undefined;
  /** Pagination dots. */
  readonly dots?: boolean | undefined;
  /** Goes into the tracking tag (ns-banner-version). */
  readonly version?: string | undefined;
  /** Decides which fetched banners fit. spec 2 §5 */
  readonly productCode?: string | undefined;
  /** The page's own button, beside the banner's. */
  readonly action?: ReactNode;
  /** The drawing of a banner, where there is one. */
  readonly art?: ((banner: Item | Banner) => ReactNode) | undefined;
}

const none: readonly never[] = [];

/** The banner section of spec 2 §2.3, for any landing page. */
export function BannerCarousel<Item extends Banner = Banner>(props: BannerCarouselProps<Item>) {
  const { sceneCode, defaults = none, dots = true, version = 'V1', productCode, action, art } = props;
  const list = useBannerList<Item>(sceneCode, productCode, defaults);
  const { state, next, back, show } = useCarousel(list.banners.length, list.initialisation);
  const autoplay = useAutoplay(list.autoplay, state.active, next);
  const track = useRef<HTMLDivElement>(null);
  useSlideMotion(track, state);
  const swipe = useSwipe(next, back);

  const shown = list.banners[state.active];
  if (shown === undefined) return null;
  return (
    <Box
      component="section"
      aria-roledescription={bannerWords.roledescription}
      aria-label={bannerWords.label}
      {...autoplay.hold}
      {...swipe}
      sx={{ position: 'relative', overflow: 'hidden', bgcolor: 'hover' }}
    >
      <Box ref={track} sx={{ display: 'grid' }}>
        {list.banners.map((banner, index) => (
          <Box
            key={banner.id}
            role="group"
            aria-label={`${String(index + 1)}/${String(list.banners.length)}`}
            inert={index !== state.active}
            sx={{ gridArea: '1 / 1', minWidth: 0, visibility: index === state.active ? 'visible' : 'hidden' }}
          >
            <BannerSlide
              banner={banner}
              running={index === state.active && autoplay.playing}
              drawn={isDrawn(state, index)}
              art={art?.(banner)}
            />
          </Box>
        ))}
      </Box>
      <BannerActions banner={shown} version={version} action={action} />
      <BannerControls
        count={list.banners.length}
        active={state.active}
        dots={dots}
        onShow={show}
        autoplay={list.autoplay ? autoplay : undefined}
      />
    </Box>
  );
}
