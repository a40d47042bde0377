import { isApiError, type ApiError, type FailureKind } from '#generated/runtime/failure.ts';

/** The outcome of a submission that must not happen twice. */
export type Submission<Made> =
  /** Accepted now, or by an earlier send with the same key. */
  | { readonly state: 'taken'; readonly made: Made }
  /** Unknown to the provider: it may be sent again with the same key. */
  | { readonly state: 'not-taken' }
  /** No response: it may or may not have happened. */
  | { readonly state: 'unknown' };

/** How to ask for the outcome of a submission without a response. */
export interface Inquiry<Made> {
  /** Returns the submission's result, or undefined if it did not happen. */
  readonly ask: (idempotencyKey: string) => Promise<Made | undefined>;
  /** Name of the error code that also means that it did not happen. */
  readonly notFoundCode?: string;
}

/** Failures that leave open whether the provider acted. */
const open: ReadonlySet<FailureKind> = new Set([
  'timeout',
  'http',
  'network',
  'unreadable',
  'cancelled',
  'fault',
]);

/** Returns whether a failure leaves open if the operation happened: the response is lost. */
export const leavesOpen = (error: unknown): error is ApiError => isApiError(error) && open.has(error.kind);

/**
 * Sends once. If the response is lost, asks for the outcome instead of sending again. If that fails too, the outcome
 * stays unknown: a repeat under the same key gets the first response.
 * @throws ApiError if the provider refused: then it certainly did not happen
 */
export async function submitOnce<Made>(
  send: (idempotencyKey: string) => Promise<Made>,
  key: string,
  inquiry?: Inquiry<Made>,
): Promise<Submission<Made>> {
  try {
    return { state: 'taken', made: await send(key) };
  } catch (error) {
    if (!leavesOpen(error)) throw error;
  }
  if (inquiry === undefined) return { state: 'unknown' };
  try {
    const made = await inquiry.ask(key);
    return made === undefined ? { state: 'not-taken' } : { state: 'taken', made };
  } catch (error) {
    return isApiError(error) && error.name === inquiry.notFoundCode
      ? { state: 'not-taken' }
      : { state: 'unknown' };
  }
}
