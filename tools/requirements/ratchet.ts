/**
 * Keeps proven rows proven: tests/proven.txt lists them, sorted, one id per line. A listed row without proof is lost; removing it
 * from the list shows in the diff.
 */
import type { Verdict } from './prove.ts';

export interface Difference {
  /** Listed rows without proof, each with its reason. */
  readonly lost: readonly { readonly id: string; readonly why: string }[];
  /** Proven rows that are not listed yet. */
  readonly won: readonly string[];
}

export function compare(verdicts: readonly Verdict[], kept: readonly string[]): Difference {
  const byId = new Map(verdicts.map((verdict) => [verdict.row.id, verdict]));
  const lost = kept.flatMap((id) => {
    const verdict = byId.get(id);
    if (verdict?.proven) return [];
    return [{ id, why: verdict?.why ?? 'no row has this id' }];
  });
  return { lost, won: provenIds(verdicts).filter((id) => !kept.includes(id)) };
}

export function listOf(verdicts: readonly Verdict[]): string {
  return provenIds(verdicts)
    .map((id) => `${id}\n`)
    .join('');
}

export const idsOf = (list: string): string[] => list.split('\n').filter((line) => line !== '');

const provenIds = (verdicts: readonly Verdict[]): string[] =>
  verdicts
    .filter(({ proven }) => proven)
    .map(({ row }) => row.id)
    .sort();
