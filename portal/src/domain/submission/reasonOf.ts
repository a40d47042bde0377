import { isApiError } from '#generated/runtime/failure.ts';

/** Why a question got no answer, in the provider's words; undefined where it had none. */
export const reasonOf = (error: unknown): string | undefined =>
  isApiError(error) && error.message !== '' ? error.message : undefined;
