/** Lists the skipped checks of this run: excluded by contract and options, or found during the run. */
import { wordFor } from '../base/accountWords.ts';
import type { ErrorRow, Operation } from '../contract/types.ts';
import { GROUPS, type Gap } from '../gaps/gaps.ts';
import { gapsOf } from '../gaps/gapsOf.ts';
import type { RunContext } from './context.ts';
import type { Conventions } from './conventions.ts';
import type { Observations } from './observations.ts';

/** Returns all gaps of a run, by group. */
export function notLookedAt(
  context: RunContext,
  { gaps, coverage }: Observations,
  conventions: Conventions | undefined,
): Gap[] {
  const { options, operations, writesLeftOut } = context;
  // A single replayed case skips all other checks on purpose.
  if (options.replay !== undefined) return [];
  const { configuration, auth = {}, simulator } = options;
  const known = simulator ? ['parent', 'child'] : Object.keys({ ...auth, ...configuration?.accounts });
  const given = {
    operations: [...operations, ...writesLeftOut],
    writesLeftOut,
    accounts: new Set(known),
    named: wordFor,
    ownJourneys: (configuration?.journeys.length ?? 0) > 0,
    journeys: options.journeys === true,
    hasMet: (operation: Operation, row: ErrorRow) => coverage.hasSeen(operation, row),
  };
  const planned = [...(conventions?.gapsOf(given) ?? [SWITCHED_OFF]), ...gapsOf(given)];
  return [...planned.sort((one, other) => rankOf(one) - rankOf(other)), ...gaps.all];
}

const SWITCHED_OFF: Gap = { group: 'conventions', why: '--no-conventions is given', concerns: [] };

/** Groups are listed in the order of `GROUPS`. */
const rankOf = ({ group }: Gap): number => GROUPS.indexOf(group);
