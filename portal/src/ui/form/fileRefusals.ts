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

type FileFacts = Parameters<typeof fileProblem>[0];

/** The reason why a file is not uploaded. @returns undefined if it may be */
export function refusalOf(file: FileFacts, { limits, ofKind, inAll }: Room): string | undefined {
  if (inAll <= 0) return copy.tooMany;
  if (ofKind <= 0) return copy.enough;
  return fileProblem(file, limits);
}

/** The refusals of files that are chosen together, in their order. A refused file takes no room from the next ones. */
export function refusalsOf(
  files: readonly FileFacts[],
  { limits, ofKind, inAll }: Room,
): (string | undefined)[] {
  let accepted = 0;
  return files.map((file) => {
    const refusal = refusalOf(file, { limits, ofKind: ofKind - accepted, inAll: inAll - accepted });
    if (refusal === undefined) accepted += 1;
    return refusal;
  });
}
