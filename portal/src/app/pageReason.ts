import type { ApiError, FailureKind } from '#generated/runtime/failure.ts';
import { messages } from './messages.ts';

/** A window that was closed says nothing of what it was for; a call that ran out of time has no words of its own. */
const byKind: Readonly<Partial<Record<FailureKind, string>>> = {
  authentication: messages.needAuth,
  timeout: messages.timeout,
};

/** Why a page did not come, in the user's words: a notice that said so goes away, the page stays. 1 §8 */
export function pageReason({
  service,
  kind,
  code,
  message,
}: Pick<ApiError, 'service' | 'kind' | 'code' | 'message'>): string {
  if (service === 'standard' && kind === 'http' && code === '400') return messages.clearCache;
  return byKind[kind] ?? (message || messages.exception);
}
