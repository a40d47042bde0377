import { useQuery } from '@tanstack/react-query';
import { standingTexts } from './copy.ts';
import { noticesQuery } from './queries.ts';
import { noticesFor, standingNotices } from './rules/notices.ts';
import { useViewer } from './useViewer.ts';

export interface Notice {
  readonly id: string;
  readonly text: string;
  /** YYYY-MM-DD HH:mm:ss; the standing texts have none. */
  readonly date: string | undefined;
  readonly clstag: string | undefined;
}

/** The standing texts of the product first, then the scene's notices. A failing fetch is ignored. 1 §7, §9 */
export function useNotices(): readonly Notice[] {
  const { product } = useViewer();
  const ads = useQuery(noticesQuery(product.code)).data?.sceneSourceAdDtoList ?? [];
  const standing = standingNotices(product).map((key) => ({
    id: key,
    text: standingTexts[key],
    date: undefined,
    clstag: undefined,
  }));
  const fetched = noticesFor(ads, product.code).map((ad) => ({
    id: ad.id,
    text: ad.message || ad.title || '',
    date: ad.msgDate,
    clstag: ad.clstag,
  }));
  return [...standing, ...fetched];
}
