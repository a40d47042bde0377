import { useQuery } from '@tanstack/react-query';
import { safeUrl } from '../../api/redirect.ts';
import { adAddress } from '../../domain/banner/bannerLink.ts';
import { paths } from '../../paths.ts';
import { copy, standingNoticeCopy } from './copy.ts';
import { noticesQuery } from './queries.ts';
import { noticesFor, standingNotices, type StandingNotice } from './rules/notices.ts';
import { useViewer } from './useViewer.ts';

/** A notice as the line and the drawer show it. 1 §3 */
export interface Notice {
  readonly id: string;
  readonly tagText: string;
  readonly text: string;
  /** YYYY-MM-DD HH:mm:ss; permanent texts have none. */
  readonly date: string | undefined;
  readonly textColor: 'normal' | 'warning';
  readonly btnText: string | undefined;
  /** Page of the portal that the button opens. */
  readonly btnTo: string | undefined;
  /** External address, on one of the allowed hosts, that the button opens if there is no page. */
  readonly btnHref: string | undefined;
  readonly clstag: string | undefined;
}

/** The product's permanent notices, then those of the ad scene. A failed request is ignored. 1 §7, §9 */
export function useNotices(): readonly Notice[] {
  const { product } = useViewer();
  const ads = useQuery(noticesQuery(product.code)).data?.sceneSourceAdDtoList ?? [];
  return [
    ...standingNotices(product).map(standing),
    ...noticesFor(ads, product.code).map((ad) => ({
      id: ad.id,
      tagText: copy.notice.tag,
      text: ad.message || ad.title || '',
      date: ad.msgDate,
      textColor: 'normal' as const,
      btnText: ad.buttonInfo,
      btnTo: undefined,
      btnHref: adAddress(safeUrl(ad.buttonLink ?? ad.visitLink)),
      clstag: ad.clstag,
    })),
  ];
}

function standing(key: StandingNotice): Notice {
  return {
    id: key,
    ...standingNoticeCopy[key],
    date: undefined,
    textColor: key === 'antiFraud' ? 'warning' : 'normal',
    btnTo: key === 'offlineTransfer' ? paths.vasClaim({ fromName: 'home' }) : undefined,
    btnHref: undefined,
    clstag: undefined,
  };
}
