import { fileProblem, type FileLimits } from '#portal/ui/form/fileProblem.ts';
import { uploadsCopy as copy } from './copy.ts';

/** What may still be sent. */
export interface Room {
  readonly limits: FileLimits;
  /** How many more of this kind, and of all kinds together. */
  readonly ofKind: number;
  readonly inAll: number;
}

/** Why a file is not sent at all. */
export function refusalOf(
  file: { readonly size: number; readonly type: string; readonly name?: string },
  { limits, ofKind, inAll }: Room,
): string | undefined {
  if (inAll <= 0) return copy.tooMany;
  if (ofKind <= 0) return copy.enough;
  return fileProblem(file, limits);
}
