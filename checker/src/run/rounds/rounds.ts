/**
 * Writes one after the other, each followed by the reads that know the same things, and by others' eyes: the witness notices what
 * does not fit. Which operations belong together the contract says (its paths, links and names), nobody by hand.
 */
import type { RunContext } from '../context.ts';
import type { Observations } from '../observations.ts';
import { inOrder } from './order.ts';
import { readAsOther, readNothing, readOn, readPages, readParts } from './reads.ts';
import { settle } from './richest.ts';
import { beginRound } from './round.ts';
import { write } from './writes.ts';

export async function runRounds(context: RunContext, observations: Observations): Promise<void> {
  const operations = context.operations.filter(({ roles }) => roles && roles.length > 0);
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
    await readAsOther(round, operation);
    await readNothing(round, operation);
  }
  const listed = context.options.configuration?.private ?? [];
  for (const operation of context.operations.filter(({ roles, id }) => !roles && listed.includes(id)))
    await readAsOther(round, operation);
  const writes = operations.filter(({ effect }) => effect === 'write');
  for (const operation of inOrder(writes)) await write(round, operation);
}
