import type { components } from '#generated/gateway/types.ts';

/** One banner as the provider sends it. spec 2 §3 */
export type Banner = components['schemas']['Ad'];

/** spec 2 §9 */
export const LANDING_BANNER_SCENE = 'QYJC-LANDING-BANNER';

/** Returns the brief, or des1 without one. spec 2 §2.3 */
export const briefOf = (banner: Banner): string => banner.brief || banner.des1 || '';
