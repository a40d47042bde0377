import { isApiError, type ApiError, type FailureKind } from '#generated/runtime/failure.ts';

/** What became of something that must not happen twice. */
export type Submission<Made> =
  /** Taken, now or by an earlier send with the same key. */
  | { readonly state: 'taken'; readonly made: Made }
  /** The provider knows nothing of it: it may be sent again with the same key. */
  | { readonly state: 'not-taken' }
  /** Nobody answers: it may or may not have happened. */
  | { readonly state: 'unknown' };

/** How to learn what became of a submission whose answer was lost. */
export interface Inquiry<Made> {
  /** Undefined: it did not happen. */
  readonly ask: (idempotencyKey: string) => Promise<Made | undefined>;
  /** Name of the code that says so too. */
  readonly unheardOf?: string;
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

/** The answer is lost: it may have happened. */
export const leavesOpen = (error: unknown): error is ApiError => isApiError(error) && open.has(error.kind);

/**
 * Sends, and where the answer is lost asks instead of sending again. Where the provider cannot be asked it stays
 * unknown: sent again under the same key, the provider answers as the first time.
 * @throws ApiError when the provider refused: then it certainly did not happen
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
    return isApiError(error) && error.name === inquiry.unheardOf
      ? { state: 'not-taken' }
      : { state: 'unknown' };
  }
}
