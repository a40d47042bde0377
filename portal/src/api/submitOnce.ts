import { isApiError, type FailureKind } from '#generated/runtime/failure.ts';

/** What became of something that must not happen twice. */
export type Submission<Made> =
  /** Taken, now or by an earlier send with the same key. */
  | { readonly state: 'taken'; readonly made: Made }
  /** The provider knows nothing of it: it may be sent again with the same key. */
  | { readonly state: 'not-taken' }
  /** Nobody answers: it may or may not have happened. */
  | { readonly state: 'unknown' };

interface Steps<Made> {
  readonly send: () => Promise<Made>;
  /** Asks by the key what became of it. */
  readonly ask: () => Promise<Made>;
  /** Name of the code that says that nothing is known under the key. */
  readonly unheardOf: string;
}

/** Kinds that leave open whether the provider acted. */
const open: ReadonlySet<FailureKind> = new Set([
  'timeout',
  'http',
  'network',
  'unreadable',
  'cancelled',
  'fault',
]);

const leavesOpen = (error: unknown): boolean => isApiError(error) && open.has(error.kind);

/**
 * Sends, and where the answer is lost asks instead of sending again.
 * @throws ApiError when the provider refused: then it certainly did not happen
 */
export async function submitOnce<Made>({ send, ask, unheardOf }: Steps<Made>): Promise<Submission<Made>> {
  try {
    return { state: 'taken', made: await send() };
  } catch (error) {
    if (!leavesOpen(error)) throw error;
  }
  try {
    return { state: 'taken', made: await ask() };
  } catch (error) {
    return isApiError(error) && error.name === unheardOf ? { state: 'not-taken' } : { state: 'unknown' };
  }
}
