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
export function linkEndOf(error: unknown): LinkEnd | undefined {
  if (!isApiError(error)) return undefined;
  // An address that somebody cut off is no number of a link.
  return error.kind === 'request-invalid' ? 'unknown' : ends[error.name];
}
