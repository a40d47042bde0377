import { isApiError } from '#generated/runtime/failure.ts';

/** Reasons why a link cannot be used. */
export type LinkEnd = 'used' | 'expired' | 'others' | 'unknown';

const ends: Readonly<Record<string, LinkEnd>> = {
  SignLinkUsed: 'used',
  SignLinkExpired: 'expired',
  SignLinkOthers: 'others',
  SignLinkNotFound: 'unknown',
};

/** The end of a link by its refusal; undefined for other refusals. */
export const linkEndOf = (error: unknown): LinkEnd | undefined =>
  isApiError(error) ? ends[error.name] : undefined;
