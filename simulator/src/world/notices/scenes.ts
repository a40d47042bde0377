/** Ads and notices by scene code (spec 1 §3, spec 2 §2.3, §9). */
import type { SceneAd } from './schema.ts';

/** Scene codes of the specification, and two assumed ones: `homeNotice` and `research`. */
export const scenes = {
  landingBanner: 'QYJC-LANDING-BANNER',
  recommended: 'jc-index',
  homeAds: 'QYJC-PC-HOME-AD-SWIPER',
  homeNotice: 'QYJC-PC-HOME-NOTICE',
  research: 'QYJC-PC-USER-RESEARCH',
} as const;

export const adsOf = (ads: readonly SceneAd[], scene: string): SceneAd[] =>
  ads.filter((ad) => ad.scene === scene);
