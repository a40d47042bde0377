import { isApiError } from '#generated/runtime/failure.ts';
import { reasonOf } from '../../domain/submission/reasonOf.ts';
import { copy } from './copy.ts';

/** Returns whether the check failed because no document has the code. */
export const isUnknown = (error: unknown): boolean => isApiError(error) && error.name === 'DocumentUnknown';

/** Returns why the code could not be checked. @returns undefined without an error, or if no document has the code */
export const failureText = (error: unknown): string | undefined =>
  error === null || isUnknown(error) ? undefined : (reasonOf(error) ?? copy.failed);
