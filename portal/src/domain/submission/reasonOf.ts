import { isApiError } from '#generated/runtime/failure.ts';

/** Returns the provider's reason for a failed query; undefined when it gave none. */
export const reasonOf = (error: unknown): string | undefined =>
  isApiError(error) && error.message !== '' ? error.message : undefined;
