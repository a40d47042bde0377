import { copy } from './copy.ts';
import type { LeftOutLine, LeftOutReason } from './ledger/lines.ts';

const { leftOut: words } = copy;

/** Most line numbers that the text names for one reason. The exported file has all. */
const MOST_NAMED = 5;

/** Reasons of lines that are no entries. Lines with other reasons need the user's attention. */
const HARMLESS: readonly LeftOutReason[] = ['total', 'noAmount'];

function partOf(reason: LeftOutReason, lines: readonly LeftOutLine[]): string {
  if (reason === 'total' || reason === 'noAmount') return words[reason](words.rows(lines.length));
  const named = lines.slice(0, MOST_NAMED).map(({ row }) => row);
  return words[reason](lines[0]?.cell ?? '', words.rowsAt(named, lines.length - named.length));
}

/** Describes which lines are left out, and why. @returns undefined if no line is */
export function leftOutWords(
  lines: readonly LeftOutLine[],
): { readonly text: string; readonly isProblem: boolean } | undefined {
  if (lines.length === 0) return undefined;
  const reasons = [...new Set(lines.map(({ reason }) => reason))].sort(
    (one, other) => Number(HARMLESS.includes(one)) - Number(HARMLESS.includes(other)),
  );
  const isProblem = reasons.some((reason) => !HARMLESS.includes(reason));
  const parts = reasons.map((reason) =>
    partOf(
      reason,
      lines.filter((line) => line.reason === reason),
    ),
  );
  return { text: words.notCompared(parts) + (isProblem ? words.mend : ''), isProblem };
}

/** The reason why a line is left out, with its cell. */
export const leftOutReason = ({ reason, cell }: LeftOutLine): string =>
  cell === '' ? words.reasons[reason] : `${words.reasons[reason]}（${cell}）`;
