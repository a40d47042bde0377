import { isApiError } from '#generated/runtime/failure.ts';

/** Reasons why a link cannot be used. `others`: it was sent to a former legal person. */
export type LinkEnd = 'used' | 'expired' | 'others' | 'unknown';

const ends: Readonly<Record<string, LinkEnd>> = {
  SignLinkUsed: 'used',
  SignLinkExpired: 'expired',
  SignLinkOthers: 'others',
  SignLinkNotFound: 'unknown',
};

/** The reason why a link cannot be used, by the error of an operation. @returns undefined for any other error */
export const linkEndOf = (error: unknown): LinkEnd | undefined =>
  isApiError(error) ? ends[error.name] : undefined;
