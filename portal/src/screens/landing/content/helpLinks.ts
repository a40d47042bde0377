import { BASENAME } from '#portal/api/basename.ts';

/** Help pages that the default banners open in a new tab. Their addresses have the base, since no router opens them. */
const base = BASENAME;

export const help = {
  guide: `${base}/help/apply/guide`,
  interestFree: `${base}/help/member/freeInt21`,
  questions: `${base}/help/problemList`,
} as const;
