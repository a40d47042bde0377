import { isApiError } from '#generated/runtime/failure.ts';
import { reasonOf } from './reasonOf.ts';

interface RefusalWords {
  readonly offline: string;
  readonly failed: string;
}

/** Why something was not taken, where no field is to blame. */
export const refusalText = (error: unknown, { offline, failed }: RefusalWords): string =>
  isApiError(error) && error.kind === 'network' ? offline : (reasonOf(error) ?? failed);
