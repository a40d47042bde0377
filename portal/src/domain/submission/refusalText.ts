import { isApiError } from '#generated/runtime/failure.ts';
import { reasonOf } from './reasonOf.ts';

interface RefusalWords {
  readonly offline: string;
  readonly failed: string;
}

/** Returns the text of a refusal that belongs to no field. */
export const refusalText = (error: unknown, { offline, failed }: RefusalWords): string =>
  isApiError(error) && error.kind === 'network' ? offline : (reasonOf(error) ?? failed);
