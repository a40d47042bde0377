import { isApiError } from '#generated/runtime/failure.ts';
import { copy } from './copy.ts';

/** `unknown` if no document has the code; otherwise the reason why it was not checked. */
export function failureOf(error: unknown): string {
  if (!isApiError(error)) return copy.failed;
  if (error.code === UNKNOWN) return 'unknown';
  return error.message === '' ? copy.failed : error.message;
}

/** DocumentUnknown. */
const UNKNOWN = 'P260001';
