/** What a run did not look at, and why, by group of checks. A group is never switched off without a line in the report. */
import { grouped } from '../base/grouped.ts';

export type Group =
  | 'read back'
  | 'pages'
  | 'filters and order'
  | 'logins'
  | 'other accounts'
  | 'roles'
  | 'journeys'
  | 'preconditions'
  | 'traffic';

export interface Gap {
  readonly group: Group;
  readonly why: string;
  /** Operations or parameters that it concerns; none where it concerns all of them. */
  readonly concerns: readonly string[];
}

/** Gaps that come up while a run sends requests. */
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

const SHOWN = 3;

/** One line of a report. */
export function gapLine({ group, why, concerns }: Gap): string {
  const more = concerns.length - SHOWN;
  const named = `${concerns.slice(0, SHOWN).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return `${group}: ${why}${concerns.length === 0 ? '' : `: ${named}`}`;
}
