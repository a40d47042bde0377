/**
 * Writes one after the other, each followed by the reads that know the same things, and by others' eyes: the witness notices what
 * does not fit. Which operations belong together the contract says (its paths, links and names), nobody by hand.
 */
import { endsSession } from '../../core/contract/endsSession.ts';
import type { RunContext } from '../../core/run/context.ts';
import type { Observations } from '../../core/run/observations.ts';
import { withNearlyRight } from './credentials.ts';
import { followParts } from './follow.ts';
import { inOrder } from './order.ts';
import { withWrongPassword } from './passwords.ts';
import { readAsOther, readNothing, readOn, readPages, readParts } from './reads.ts';
import { judgeRoles } from './roles.ts';
import { afterLogout } from './sessions.ts';
import { settle } from './largestList.ts';
import { beginRound } from './probe.ts';
import { write } from './writes.ts';

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
  const round = await beginRound(context, observations);
  if (!round) return;
  for (const operation of operations.filter(({ effect }) => effect === 'read')) {
    await settle(round, operation);
    await readPages(round, operation);
    await readParts(round, operation);
    await readOn(round, operation);
    await followParts(round, operation);
    await readAsOther(round, operation);
    await readNothing(round, operation);
  }
  await withNearlyRight(
    round,
    operations.filter(({ effect }) => effect === 'read'),
  );
  const listed = context.options.configuration?.private ?? [];
  for (const operation of context.operations.filter(({ roles, id }) => !roles && listed.includes(id)))
    await readAsOther(round, operation);
  const writes = operations.filter(({ effect }) => effect === 'write');
  for (const operation of inOrder(writes)) await write(round, operation);
  judgeRoles(round);
  if (!context.options.writes) return;
  await withWrongPassword(round, context.operations);
  await afterLogout(round, context.operations);
}
