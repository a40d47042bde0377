import { fileProblem, type FileLimits } from '#portal/ui/form/fileProblem.ts';
import { uploadsCopy as copy } from './copy.ts';

/** The remaining upload limits. */
export interface Room {
  readonly limits: FileLimits;
  /** Remaining number of this type, and of all types together. */
  readonly ofKind: number;
  readonly inAll: number;
}

/** The reason why a file is not uploaded. */
export function refusalOf(
  file: { readonly size: number; readonly type: string; readonly name?: string },
  { limits, ofKind, inAll }: Room,
): string | undefined {
  if (inAll <= 0) return copy.tooMany;
  if (ofKind <= 0) return copy.enough;
  return fileProblem(file, limits);
}
