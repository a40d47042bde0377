/**
 * Sends writes one after the other. After each, every account reads the same resources, and the tracker reports contradictions.
 * Paths, links and names in the contract say which operations belong together.
 */
import { endsSession } from '../../core/contract/endsSession.ts';
import { removes } from '../../core/contract/removes.ts';
import type { RunContext } from '../../core/run/context.ts';
import type { Observations } from '../../core/run/observations.ts';
import { addAndRemove } from './addAndRemove.ts';
import { writeSeveral } from './batches.ts';
import { readInOrder } from './batchOrder.ts';
import { readBounds } from './bounds.ts';
import { allOrNothing } from './bulk.ts';
import { withNearlyRight } from './credentials.ts';
import { deleteInUse } from './deleteInUse.ts';
import { disappearsEverywhere } from './disappears.ts';
import { exportFiltered } from './exportedRows.ts';
import { exchangeFiles } from './files.ts';
import { readFilteredPages } from './filteredPages.ts';
import { followParts } from './follow.ts';
import { useLargestList } from './largestList.ts';
import { readLate } from './late.ts';
import { inOrder } from './order.ts';
import { readByOtherName } from './otherNames.ts';
import { writeOthersInBody } from './othersInBody.ts';
import { changeOthers } from './ownersOnly.ts';
import { readNoLength } from './pageLimits.ts';
import { withWrongPassword } from './passwords.ts';
import { beginProbe } from './probe.ts';
import { readAsOther, readNothing, readOn, readPages, readParts } from './reads.ts';
import { registerTwice } from './registerTwice.ts';
import { repeatSafely } from './repeatSafely.ts';
import { judgeRoles } from './roles.ts';
import { searchEachMember } from './searchMembers.ts';
import { sortByTwo } from './secondKey.ts';
import { afterLogout } from './sessions.ts';
import { useTwice } from './singleUse.ts';
import { exceedSize } from './sizeCap.ts';
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

/** Requests to a list whose answer the contract describes in words. */
const QUERIES = [
  readByOtherName,
  reuseToken,
  exceedSize,
  searchWildcards,
  sortByTwo,
  filterByUnknown,
] as const;

export async function runProbes(context: RunContext, observations: Observations): Promise<void> {
  const operations = context.operations.filter(
    (each) => each.roles && each.roles.length > 0 && !endsSession(each),
  );
  const { replay } = context.options;
  if (
    context.operations.every(({ answers }) => !answers) ||
    (replay !== undefined && !replay.startsWith('round/'))
  )
    return;
  const probe = await beginProbe(context, observations);
  if (!probe) return;
  await addUpLists(probe);
  for (const operation of operations.filter(({ effect }) => effect === 'read')) {
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
    if (operation.effect === 'read' || context.options.writes) await exportFiltered(probe, operation);
  }
  await withNearlyRight(
    probe,
    operations.filter(({ effect }) => effect === 'read'),
  );
  const listed = context.options.configuration?.private ?? [];
  for (const operation of context.operations.filter(({ roles, id }) => !roles && listed.includes(id)))
    await readAsOther(probe, operation);
  const writes = operations.filter(({ effect }) => effect === 'write');
  const [removals, others] = [writes.filter(removes), writes.filter((each) => !removes(each))];
  for (const operation of inOrder(others)) await write(probe, operation);
  if (context.options.writes) {
    const reads = operations.filter(({ effect }) => effect === 'read');
    await walkActions(probe);
    await addUpLists(probe);
    await touchLater(probe);
    await countParts(probe);
    for (const operation of context.operations) await exceedTogether(probe, operation);
    for (const operation of context.operations) await registerTwice(probe, operation);
    for (const operation of context.operations) await allOrNothing(probe, operation);
    for (const operation of context.operations) await repeatSafely(probe, operation);
    for (const operation of context.operations) await writeOthersInBody(probe, operation);
    for (const operation of context.operations) await writeSeveral(probe, operation);
    for (const operation of operations) await changeOthers(probe, operation);
    for (const operation of context.operations) await exchangeFiles(probe, operation);
    for (const operation of reads) await readWithinAsOther(probe, operation);
    for (const operation of reads) await searchEachMember(probe, operation);
    for (const operation of reads) await readLate(probe, operation);
  }
  for (const operation of context.options.writes ? removals : []) {
    await deleteInUse(probe, operation);
    await disappearsEverywhere(probe, operation);
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
