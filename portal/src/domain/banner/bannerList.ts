import type { Banner } from './banner.ts';
import { filterBanners } from './filterBanners.ts';

export interface BannerList<Item extends Banner = Banner> {
  readonly banners: readonly (Item | Banner)[];
  readonly autoplay: boolean;
  /** Counts the carousel's initialisations: a change resets it. */
  readonly initialisation: number;
}

/** The list starts with the defaults and without autoplay. spec 2 §4 */
export const startList = <Item extends Banner>(defaults: readonly Item[]): BannerList<Item> => ({
  banners: defaults,
  autoplay: false,
  initialisation: 1,
});

/**
 * Applies a fetch to the list. No result (no scene code, an empty response, a failure) changes nothing; one item or
 * more appends the matching ones and switches autoplay on, even when the filter drops them all: spec 2 §4 says so.
 */
export function withFetched<Item extends Banner>(
  list: BannerList<Item>,
  sceneCode: string | undefined,
  productCode: string | undefined,
  fetched: readonly Banner[] | undefined,
): BannerList<Item> {
  if (!sceneCode || fetched === undefined || fetched.length === 0) return list;
  return {
    banners: [...list.banners, ...filterBanners(sceneCode, productCode, fetched)],
    autoplay: true,
    initialisation: list.initialisation + 1,
  };
}
