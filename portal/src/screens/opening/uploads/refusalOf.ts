import { fileProblem, type FileLimits } from '#portal/ui/form/fileProblem.ts';
import { uploadsCopy as copy } from './copy.ts';

/** The remaining upload limits. */
export interface Room {
  readonly limits: FileLimits;
  /** Remaining number of files of this type. */
  readonly ofKind: number;
  /** Remaining number of files of all types together. */
  readonly inAll: number;
}

/** The reason why a file is not uploaded. @returns undefined if it may be */
export function refusalOf(
  file: { readonly size: number; readonly type: string; readonly name?: string },
  { limits, ofKind, inAll }: Room,
): string | undefined {
  if (inAll <= 0) return copy.tooMany;
  if (ofKind <= 0) return copy.enough;
  return fileProblem(file, limits);
}
