import type { ApiError } from '#generated/runtime/failure.ts';

/** Failures that are written down: channel errors (1 §8) and the gateway's (2 §8). */
export function reportError(error: ApiError): void {
  const { service, operation, code, requestId } = error;
  // eslint-disable-next-line no-console -- the specification wants it in the log
  console.warn(`${service}.${operation} answered ${code}`, { requestId });
}
