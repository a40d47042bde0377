import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import { contentWidth } from '../../ui/page/contentWidth.ts';
import type { Banner } from './banner.ts';
import { BannerActions } from './BannerActions.tsx';
import { BannerSlide } from './BannerSlide.tsx';
import { bannerWords } from './copy.ts';
import { useBannerList } from './useBannerList.ts';

export interface BannerCarouselProps<Item extends Banner = Banner> {
  readonly sceneCode?: string | undefined;
  readonly defaults?: readonly Item[] | undefined;
  /** Pagination dots. */
  readonly dots?: boolean | undefined;
  /** Goes into the tracking tag (open point ns-banner-version). */
  readonly version?: string | undefined;
  /** Filters the fetched banners. spec 2 §5 */
  readonly productCode?: string | undefined;
  /** The page's own button, beside the banner's. */
  readonly action?: ReactNode;
  /** Draws the art of a banner, where there is one. */
  readonly art?: ((banner: Item | Banner) => ReactNode) | undefined;
}

const none: readonly never[] = [];

/** The banner section of spec 2 §2.3, for any landing page. */
export function BannerCarousel<Item extends Banner = Banner>(props: BannerCarouselProps<Item>) {
  const { sceneCode, defaults = none, dots = true, version = 'V1', productCode, action, art } = props;
  const list = useBannerList<Item>(sceneCode, productCode, defaults);
  return (
    <Carousel<Item | Banner>
      label={bannerWords.label}
      items={list.banners}
      keyOf={({ id }) => id}
      initialisation={list.initialisation}
      autoplay={list.autoplay}
      dots={dots}
      slide={(banner, state) => <BannerSlide banner={banner} {...state} art={art?.(banner)} />}
      over={(banner) => <BannerActions banner={banner} version={version} action={action} />}
      controlsSx={controlsStyle}
      sx={{ bgcolor: 'hover' }}
    />
  );
}

const controlsStyle = (theme: Theme) => ({ ...contentWidth(theme), left: 0, right: 0, bottom: 14 });
