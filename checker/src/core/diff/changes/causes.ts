/** Groups changes by cause: one line of a contract to which fifty operations refer is one cause. */
import { createHash } from 'node:crypto';
import type { Change, Place } from './change.ts';
import { rules, type Verdict } from './rules.ts';

/** Finding of one rule about a cause. */
interface Finding {
  readonly rule: Change['rule'];
  readonly verdict: Verdict;
  readonly why: string;
}

/** Changes with one origin in the contract. */
export interface Cause {
  /** Id of the cause: the same change at the same place keeps it. */
  readonly id: string;
  /** The worst verdict of its findings. */
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  readonly detail: string;
  readonly place: Place | undefined;
  /** The affected operations, with the location in each. */
  readonly affects: readonly { readonly subject: string; readonly where: string }[];
}

/** The verdicts, worst first. */
export const ORDER: readonly Verdict[] = ['breaking', 'unclear', 'safe'];

/** Returns the causes of changes, worst first. */
export function causesOf(changes: readonly Change[]): Cause[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const key = keyOf(change);
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  return [...groups]
    .map(([key, all]) => causeOf(key, all))
    .sort((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict));
}

/** The direction at the start of a schema rule (`request-type-changed`); not of a rule such as `request-body-added`. */
const DIRECTION = /^(request|response)-(?!body|media|encoding|header|removed|added)/;
/** Rules about parts that generators copy into each operation. */
const OF_COPIED_PARTS = /^(login|security|scope|server)-/;
/** The part of the operation at the start of a location: `response 200`, `body application/json`, `query limit`. */
const PART_OF_OPERATION = /^(response \S+|body \S+|\S+ \S+)/;

/**
 * Returns the key of a change's cause. A change in a definition is identified by its place. A change in an inline schema, security
 * or server is identified by its text, because generators copy these into each operation. Any other one belongs to its operation.
 */
function keyOf({ rule, subject, where, detail, place }: Change): string {
  const kind = rule.replace(DIRECTION, '');
  if (!place) return [kind, subject, where, detail].join('\n');
  const isInDefinition = !/^\/(paths|webhooks)\//.test(place.pointer);
  if (isInDefinition) return [kind, detail, place.side, place.pointer].join('\n');
  if (OF_COPIED_PARTS.test(rule)) return [kind, detail].join('\n');
  const isInSchema = kind !== rule;
  return isInSchema
    ? [kind, detail, where.replace(PART_OF_OPERATION, '')].join('\n')
    : [kind, subject, where, detail].join('\n');
}

function causeOf(key: string, all: readonly Change[]): Cause {
  const [first] = all as [Change];
  const findings = [...new Set(all.map(({ rule }) => rule))].map((rule) => ({ rule, ...rules[rule] }));
  const affects = new Map(all.map(({ subject, where }) => [`${subject}\n${where}`, { subject, where }]));
  return {
    id: createHash('sha256').update(key).digest('hex').slice(0, 10),
    verdict: ORDER.find((verdict) => findings.some((finding) => finding.verdict === verdict)) ?? 'safe',
    findings,
    detail: first.detail,
    place: first.place,
    affects: [...affects.values()],
  };
}
