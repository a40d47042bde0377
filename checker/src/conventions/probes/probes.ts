/**
 * Runs the probes one after the other: reads, then writes. The user and another account read back the writes, and the tracker reports
 * contradictions. Paths, links and names in the contract say which operations belong together.
 */
import { endsSession } from '../../core/contract/endsSession.ts';
import { dataOf } from '../../core/contract/openapi/dataOf.ts';
import { listIn } from '../../core/contract/openapi/paging.ts';
import { removes } from '../../core/contract/removes.ts';
import type { Operation } from '../../core/contract/types.ts';
import type { RunContext } from '../../core/run/context.ts';
import type { Observations } from '../../core/run/observations.ts';
import { addAndRemove } from './addAndRemove.ts';
import { afterRemoval } from './afterRemoval.ts';
import { addUpParts } from './aggregates.ts';
import { readBackwards } from './backwards.ts';
import { writeSeveral } from './batches.ts';
import { readInOrder } from './batchOrder.ts';
import { readBeyondLast } from './beyondLast.ts';
import { readBounds } from './bounds.ts';
import { allOrNothing } from './bulk.ts';
import { changeInputs } from './changedInputs.ts';
import { withNearlyRight } from './credentials.ts';
import { filterByDay } from './dayWithin.ts';
import { deleteInUse } from './deleteInUse.ts';
import { disappearsEverywhere } from './disappears.ts';
import { echoHeaders } from './echoHeaders.ts';
import { compareWhole } from './effectOnWhole.ts';
import { waitForEnd } from './expires.ts';
import { exportFiltered } from './exportedRows.ts';
import { exchangeFiles } from './files.ts';
import { filterAwayOthers } from './filteredOthers.ts';
import { readFilteredPages } from './filteredPages.ts';
import { combineFilters } from './filterPairs.ts';
import { filterByFlag } from './flagFilter.ts';
import { followParts } from './follow.ts';
import { goneTogether } from './goneTogether.ts';
import { nameInState } from './inStateOfOther.ts';
import { useLargestList } from './largestList.ts';
import { readLastPart } from './lastPart.ts';
import { readLate } from './late.ts';
import { revalidate } from './notModified.ts';
import { createOnTwoDays } from './onTwoDays.ts';
import { inOrder } from './order.ts';
import { readByOtherName } from './otherNames.ts';
import { writeOthersInBody } from './othersInBody.ts';
import { nameOutOfScope } from './outOfScope.ts';
import { changeOthers } from './ownersOnly.ts';
import { readNoLength } from './pageLimits.ts';
import { withWrongPassword } from './passwords.ts';
import { filterByPeriod } from './periods.ts';
import { beginProbe } from './probe.ts';
import { readAsOther, readNothing, readOn, readPages, readParts } from './reads.ts';
import { registerTwice } from './registerTwice.ts';
import { repeatKeyed } from './repeatKeyed.ts';
import { repeatSafely } from './repeatSafely.ts';
import { sendForRole } from './roleOnly.ts';
import { judgeRoles } from './roles.ts';
import { searchEachMember } from './searchMembers.ts';
import { sortByTwo } from './secondKey.ts';
import { afterLogout } from './sessions.ts';
import { useTwice } from './singleUse.ts';
import { exceedSize } from './sizeCap.ts';
import { keepSnapshots } from './snapshots.ts';
import { sortNumbers } from './sortNumbers.ts';
import { countParts } from './statedCounts.ts';
import { addUpLists } from './sumsOfLists.ts';
import { exceedTogether } from './together.ts';
import { reuseToken } from './tokenReuse.ts';
import { touchLater } from './touchLater.ts';
import { filterByUnknown } from './unknownFilter.ts';
import { walkActions } from './walkActions.ts';
import { searchWildcards } from './wildcards.ts';
import { readWithinAsOther } from './within.ts';
import { write } from './writes.ts';

/** Reads that each test one rule of the contract, such as what a parameter means. */
const QUERIES = [
  readByOtherName,
  reuseToken,
  exceedSize,
  searchWildcards,
  sortByTwo,
  filterByUnknown,
  filterByFlag,
  readBackwards,
  readLastPart,
  echoHeaders,
  readBeyondLast,
  filterByDay,
  revalidate,
] as const;

/** Writes of one operation that test a promise of the contract, each for all operations before the next. */
const PROMISES = [
  exceedTogether,
  registerTwice,
  allOrNothing,
  repeatSafely,
  repeatKeyed,
  writeOthersInBody,
  nameOutOfScope,
  writeSeveral,
  waitForEnd,
  sendForRole,
  nameInState,
  compareWhole,
  changeInputs,
] as const;

/** Reads that create what they read, or need what the writes have created. */
const LATE_READS = [
  readWithinAsOther,
  searchEachMember,
  readLate,
  filterAwayOthers,
  sortNumbers,
  filterByPeriod,
  createOnTwoDays,
] as const;

/** Returns whether an operation reads a list. Its items may have no id: movements, entries of a log. */
const isListRead = (operation: Operation): boolean =>
  operation.effect === 'read' &&
  operation.answers !== undefined &&
  !endsSession(operation) &&
  listIn(dataOf(operation), operation.schemas) !== undefined;

/**
 * Runs every probe: first reads, then writes, then removals. In a run that must not write, `context.operations` has no writes (see
 * `select`), so that the loops over them are empty.
 */
export async function runProbes(context: RunContext, observations: Observations): Promise<void> {
  // The operations of resources. The others, such as a list of movements, stand in `context.operations` only.
  const operations = context.operations.filter(
    (each) => each.roles && each.roles.length > 0 && !endsSession(each),
  );
  const { replay } = context.options;
  // Our own contracts have no `answers`. A replay is named after its finding: those of probes begin with `round/`.
  const isForeign = context.operations.some(({ answers }) => answers);
  const isOtherReplay = replay !== undefined && !replay.startsWith('round/');
  if (!isForeign || isOtherReplay) return;
  const probe = await beginProbe(context, observations);
  if (!probe) return;
  const agreedSums = new Set<string>();
  await addUpLists(probe, agreedSums);
  const reads = operations.filter(({ effect }) => effect === 'read');
  for (const operation of context.operations.filter((each) => !reads.includes(each) && isListRead(each))) {
    await readBounds(probe, operation);
    for (const query of QUERIES) await query(probe, operation);
  }
  for (const operation of reads) {
    await useLargestList(probe, operation);
    await readPages(probe, operation);
    await readParts(probe, operation);
    await readBounds(probe, operation);
    await readFilteredPages(probe, operation);
    await readOn(probe, operation);
    await followParts(probe, operation);
    await readNoLength(probe, operation);
    for (const query of QUERIES) await query(probe, operation);
    await readAsOther(probe, operation);
    await readNothing(probe, operation);
  }
  for (const operation of context.operations) {
    await readInOrder(probe, operation);
    await exportFiltered(probe, operation);
  }
  await withNearlyRight(probe, reads);
  // Reads that check.yaml calls private; those of resources were read above.
  const privateIds = context.options.configuration?.private ?? [];
  for (const operation of context.operations.filter(({ roles, id }) => !roles && privateIds.includes(id)))
    await readAsOther(probe, operation);
  const writes = operations.filter(({ effect }) => effect === 'write');
  const [removals, others] = [writes.filter(removes), writes.filter((each) => !removes(each))];
  for (const operation of inOrder(others)) await write(probe, operation);
  if (context.options.writes) {
    await walkActions(probe);
    // Sums that agreed before the writes must agree after them.
    await addUpLists(probe, agreedSums);
    await touchLater(probe);
    await countParts(probe);
    await addUpParts(probe);
    await keepSnapshots(probe);
    for (const promise of PROMISES)
      for (const operation of context.operations) await promise(probe, operation);
    for (const operation of operations) await changeOthers(probe, operation);
    for (const operation of context.operations) await exchangeFiles(probe, operation);
    for (const look of LATE_READS) for (const operation of reads) await look(probe, operation);
  }
  // After the writes, because items then show more values.
  for (const operation of context.operations.filter(isListRead)) await combineFilters(probe, operation);
  for (const operation of removals) {
    await deleteInUse(probe, operation);
    await disappearsEverywhere(probe, operation);
    await afterRemoval(probe, operation);
    await goneTogether(probe, operation);
  }
  for (const operation of inOrder(removals)) await write(probe, operation);
  if (context.options.writes)
    for (const operation of context.operations) await addAndRemove(probe, operation);
  judgeRoles(probe);
  if (!context.options.writes) return;
  await withWrongPassword(probe, context.operations);
  await useTwice(probe, context.operations);
  await afterLogout(probe, context.operations);
}
