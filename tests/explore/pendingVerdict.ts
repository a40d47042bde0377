import type { Book, Cause } from './book.ts';
import { commandFor } from './map/writeMap.ts';
import type { Pending } from './pending.ts';

/** With what repeats it. */
export const inWords = (cause: Cause): string => `${cause.check}: ${cause.says} (${commandFor(cause)})`;

/** What the bounded part may not end with: a finding of a check that was clean, a pending check that is worse, or clean by now. */
export function judgedAgainst({ causes }: Pick<Book, 'causes'>, pending: readonly Pending[]) {
  const found = Map.groupBy(causes.values(), ({ check }) => check);
  const news = [...found]
    .filter(([check]) => !pending.some((one) => one.check === check))
    .flatMap(([, list]) => list.map(inWords));
  const moved = pending.flatMap(({ check, findings, issue }) => {
    const now = found.get(check) ?? [];
    if (now.length === 0) return [`${check} is clean: strike it from pending.ts (${issue})`];
    const worse = `${check}: ${String(now.length)} findings, ${String(findings)} pending`;
    return now.length > findings ? [worse, ...now.map(({ says }) => says)] : [];
  });
  const open = pending.reduce((sum, { findings }) => sum + findings, 0);
  return {
    wrong: [...news, ...moved],
    report: `${String(causes.size)} findings, ${String(open)} of them pending`,
  };
}
