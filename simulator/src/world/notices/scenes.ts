/** Ads and notices by scene code (spec 1 §3, spec 2 §2.3, §9). */
import type { AdType } from '#generated/shared/enums.ts';
import type { Moment } from '../values/calendar.ts';

/** Scene codes that the specification names, and two that it does not (provenance assumed). */
export const scenes = {
  landingBanner: 'QYJC-LANDING-BANNER',
  recommended: 'jc-index',
  homeAds: 'QYJC-PC-HOME-AD-SWIPER',
  homeNotice: 'QYJC-PC-HOME-NOTICE',
  research: 'QYJC-PC-USER-RESEARCH',
} as const;

export interface SceneAd {
  scene: string;
  id: string;
  adType: AdType;
  title: string;
  brief?: string;
  des1?: string;
  picLink?: string;
  visitLink?: string;
  buttonInfo?: string;
  buttonLink?: string;
  startNewPageFlag?: boolean;
  /** Product codes that the item applies to, comma between (decisions.md 28). */
  remarks?: string;
  clstag?: string;
  message?: string;
  msgDate?: Moment;
}

export const adsOf = (ads: readonly SceneAd[], scene: string): SceneAd[] =>
  ads.filter((ad) => ad.scene === scene);
