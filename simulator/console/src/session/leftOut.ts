import type { components } from '#generated/control/types.ts';
import { copy } from './copy.ts';

/** Names the parts that a short link omits: `不含：已做的操作 3 次、上游设置`; empty when it omits none. */
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
