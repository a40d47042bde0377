import { copy } from './copy.ts';
import type { LeftOutLine, LeftOutReason } from './ledger/lines.ts';

const { leftOut: words } = copy;

/** Most line numbers of one reason; the exported file has all. */
const NAMED = 5;

/** Lines that are no entries by their nature; the others want a look. */
const HARMLESS: readonly LeftOutReason[] = ['total', 'noAmount'];

function partOf(reason: LeftOutReason, lines: readonly LeftOutLine[]): string {
  if (reason === 'total' || reason === 'noAmount') return words[reason](words.rows(lines.length));
  const named = lines.slice(0, NAMED).map(({ row }) => row);
  return words[reason](lines[0]?.cell ?? '', words.rowsAt(named, lines.length - named.length));
}

/** Says which lines take no part, and why; undefined without any. */
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

/** Why a line takes no part, with its cell. */
export const leftOutReason = ({ reason, cell }: LeftOutLine): string =>
  cell === '' ? words.reasons[reason] : `${words.reasons[reason]}（${cell}）`;
