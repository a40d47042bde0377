import type { components } from '#generated/control/types.ts';
import { session as copy } from '../copy.ts';

/** Lists what a short link lacks, as in `不含：已做的操作 3 次、上游设置`; empty if nothing. */
export function leftOut(leavesOut: components['schemas']['Link']['leavesOut']): string {
  const { operations, upstreams, faultCounts, importedWorld, replayed, page } = leavesOut;
  const words = copy.leftOut;
  const parts = [
    ...(importedWorld ? [words.importedWorld] : []),
    ...(operations > 0 ? [words.operations(operations)] : []),
    ...(upstreams > 0 ? [words.upstreams] : []),
    ...(faultCounts ? [words.faultCounts] : []),
    ...(page ? [words.page] : []),
    ...(replayed ? [words.replayed] : []),
  ];
  return parts.length === 0 ? '' : words.all(parts);
}
