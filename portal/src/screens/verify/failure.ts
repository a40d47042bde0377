import { isApiError } from '#generated/runtime/failure.ts';
import { reasonOf } from '../../domain/submission/reasonOf.ts';
import { copy } from './copy.ts';

/** Tells whether no document has the code. */
export const isUnknown = (error: unknown): boolean => isApiError(error) && error.name === 'DocumentUnknown';

/** Returns why the code was not checked; undefined if it was, or if nothing failed. */
export const failureText = (error: unknown): string | undefined =>
  error === null || isUnknown(error) ? undefined : (reasonOf(error) ?? copy.failed);
