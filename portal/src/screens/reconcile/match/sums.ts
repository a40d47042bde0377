import { GROUPS, type Finding, type Group } from './reconcile.ts';

/** Figures of some findings; amounts in yuan. */
export interface Sums {
  readonly count: number;
  readonly ours: number;
  readonly theirs: number;
  /** Ledger less provider. */
  readonly difference: number;
}

/** The provider's amount in a finding, in cents. A duplicate has none: the amount belongs to the other line of its entry. */
export const theirCents = ({ group, entry }: Finding): number | undefined =>
  group === 'duplicate' ? undefined : entry?.cents;

/** Ledger less provider, in cents. */
export const differenceOf = (finding: Finding): number =>
  (finding.line?.cents ?? 0) - (theirCents(finding) ?? 0);

export function sumsOf(findings: readonly Finding[]): Sums {
  let ours = 0;
  let theirs = 0;
  for (const finding of findings) {
    ours += finding.line?.cents ?? 0;
    theirs += theirCents(finding) ?? 0;
  }
  return {
    count: findings.length,
    ours: ours / 100,
    theirs: theirs / 100,
    difference: (ours - theirs) / 100,
  };
}

/** The figures of each group. Together they are the sums of both sides. */
export const groupSums = (findings: readonly Finding[]): Readonly<Record<Group, Sums>> => {
  const of = (group: Group) => sumsOf(findings.filter((finding) => finding.group === group));
  return Object.fromEntries(GROUPS.map((group) => [group, of(group)])) as Record<Group, Sums>;
};

/** Findings of a filter; `''` for all that differ. */
export const filtered = <Some extends Finding>(
  findings: readonly Some[],
  group: Group | '',
): readonly Some[] =>
  findings.filter((finding) => (group === '' ? finding.group !== 'matched' : finding.group === group));
