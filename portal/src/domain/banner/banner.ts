import type { components } from '#generated/gateway/types.ts';

/** One banner as the provider sends it. spec 2 §3 */
export type Banner = components['schemas']['Ad'];

/** spec 2 §9 */
export const LANDING_BANNER_SCENE = 'QYJC-LANDING-BANNER';

/** The brief, or des1 in its place. spec 2 §2.3 */
export const briefOf = (banner: Banner): string => banner.brief || banner.des1 || '';
