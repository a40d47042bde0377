import { isApiError } from '#generated/runtime/failure.ts';

/** Why a link can no longer be signed by, or never could. */
export type LinkEnd = 'used' | 'expired' | 'others' | 'unknown';

const ends: Readonly<Record<string, LinkEnd>> = {
  SignLinkUsed: 'used',
  SignLinkExpired: 'expired',
  SignLinkOthers: 'others',
  SignLinkNotFound: 'unknown',
};

/** What a refusal says of the link; undefined where it speaks of something else. */
export const linkEndOf = (error: unknown): LinkEnd | undefined =>
  isApiError(error) ? ends[error.name] : undefined;
