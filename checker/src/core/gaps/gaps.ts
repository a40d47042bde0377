/** Lists the checks that a run skipped, with the reason, by group. Each skipped group has a line in the report. */
import { grouped } from '../base/grouped.ts';
import type { ErrorRow, Operation } from '../contract/types.ts';

/** Groups in the order of the report. */
export const GROUPS = [
  'conventions',
  'read back',
  'pages',
  'filters and order',
  'logins',
  'other accounts',
  'roles',
  'preconditions',
  'journeys',
  'traffic',
] as const;
export type Group = (typeof GROUPS)[number];

/** Something that a run does not check. */
export interface Gap {
  readonly group: Group;
  readonly why: string;
  /** Operations or parameters concerned; empty if it concerns all. */
  readonly concerns: readonly string[];
}

/** The contract and the options of a run. */
export interface GapsContext {
  /** All selected operations, including writes that may not be sent. */
  readonly operations: readonly Operation[];
  readonly writesLeftOut: readonly Operation[];
  /** Known accounts in the checker's words: parent, child, other. */
  readonly accounts: ReadonlySet<string>;
  /** Returns the name of an account in reports. */
  readonly named: (account: string) => string;
  /** True if check.yaml names journeys. */
  readonly ownJourneys: boolean;
  /** True with `--journeys`. */
  readonly journeys: boolean;
  /** Returns whether the run has met the error of this row. */
  readonly hasMet: (operation: Operation, row: ErrorRow) => boolean;
}

/** Gaps that occur while a run sends requests. */
export class Gaps {
  readonly #found = new Map<string, { readonly group: Group; readonly why: string; readonly of: string }>();

  add(group: Group, why: string, of: string): void {
    this.#found.set(`${group} ${why} ${of}`, { group, why, of });
  }

  get all(): Gap[] {
    const byReason = grouped([...this.#found.values()], ({ group, why }) => `${group} ${why}`);
    return [...byReason.values()].map((same) => ({
      group: same[0]!.group,
      why: same[0]!.why,
      concerns: same.map(({ of }) => of),
    }));
  }
}

/** Maximum number of operations that a line names. */
const MAX_OPERATIONS = 3;

/** Returns one line of a report. */
export function gapLine({ group, why, concerns }: Gap): string {
  const more = concerns.length - MAX_OPERATIONS;
  const named = `${concerns.slice(0, MAX_OPERATIONS).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return `${group}: ${why}${concerns.length === 0 ? '' : `: ${named}`}`;
}
