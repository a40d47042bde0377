/** Lists the checks that the contract and the options of a run exclude, before any request is sent. */
import { gapAbout, foreign } from './aboutOperations.ts';
import type { Gap, GapsContext } from './gaps.ts';

/** Returns the gaps of the core; the conventions add their own. */
export const gapsOf = (given: GapsContext): Gap[] => [...logins(given), ...journeys(given)];

function logins(given: GapsContext): Gap[] {
  const operations = foreign(given);
  if (operations.length === 0) return [];
  const closed = operations.filter(({ open }) => !open);
  if (closed.length === 0)
    return [
      { group: 'logins', why: 'the contract names no security scheme for any operation', concerns: [] },
    ];
  if (given.accounts.has('parent')) return [];
  const why = `no account is given: --header, --cookie, --login, or '${given.named('parent')}' under accounts in check.yaml`;
  return gapAbout('logins', why, closed);
}

function journeys(given: GapsContext): Gap[] {
  const areOurs = foreign(given).length === 0;
  if (given.journeys && (areOurs || given.ownJourneys)) return [];
  const why =
    areOurs || given.ownJourneys
      ? 'the named conversations are held with --journeys'
      : 'no conversations of your own are named (journeys: in check.yaml)';
  return [{ group: 'journeys', why, concerns: [] }];
}
