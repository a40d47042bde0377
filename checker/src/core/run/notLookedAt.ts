/** What this run did not look at: what contract and options leave out, and what came up on the way. */
import type { Gap } from '../gaps/gaps.ts';
import { wordFor } from '../base/accountWords.ts';
import { gapsOf } from '../gaps/gapsOf.ts';
import type { RunContext } from './context.ts';
import type { Observations } from './observations.ts';

export function notLookedAt(context: RunContext, { gaps }: Observations): Gap[] {
  const { options, operations, writesLeftOut } = context;
  // One case that is sent again looks at nothing else on purpose.
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
  };
  return [...gapsOf(given), ...gaps.all];
}
