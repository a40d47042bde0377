import { uploads as copy } from '../../copy/form.ts';
import { fileProblem, type FileLimits } from './fileProblem.ts';

/** The remaining upload limits. */
export interface Room {
  readonly limits: FileLimits;
  /** Remaining number of files of this type. */
  readonly ofKind: number;
  /** Remaining number of files of all types together; absent if only the number of each type is limited. */
  readonly inAll?: number;
}

/**
 * Returns why each of the files chosen together is not uploaded, in their order; undefined if it may be. A refused file
 * takes no room from the next ones.
 */
export function fileRefusals(
  files: readonly Parameters<typeof fileProblem>[0][],
  { limits, ofKind, inAll = Infinity }: Room,
): (string | undefined)[] {
  let accepted = 0;
  return files.map((file) => {
    if (accepted >= inAll) return copy.tooMany;
    if (accepted >= ofKind) return copy.enough;
    const problem = fileProblem(file, limits);
    if (problem === undefined) accepted += 1;
    return problem;
  });
}
