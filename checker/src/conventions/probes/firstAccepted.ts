/** Tries requests until the backend accepts one: the examples, other values, another resource, the resource's own values. */
import { makes } from '../../core/contract/makes.ts';
import { removes } from '../../core/contract/removes.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { sets } from '../consistency/facts.ts';
import { stateRows } from '../consistency/stateRows.ts';
import { ask, TRIED } from './ask.ts';
import { make, createParents, unlessTaken } from './make.ts';
import { namesInPath } from './named.ts';
import { ownValues } from './ownValues.ts';
import type { Probe } from './probe.ts';

/** @returns the accepted request, else a refused one */
export async function firstAccepted(
  probe: Probe,
  operation: Operation,
  wanted: Payload,
): Promise<Sent | undefined> {
  const { requests } = probe;
  const tried = await firstOf(probe, operation, [
    wanted,
    ...[...requests.others(operation), ...requests.asInExample(operation, wanted)].filter((payload) =>
      requests.isSound(operation, payload),
    ),
    requests.unlike(operation, wanted),
  ]);
  const free = tried && makes(operation) ? await unlessTaken(probe, tried) : tried;
  const other = await onAnother(probe, operation, free);
  return other?.exchange.verdict.success ? other : asItIs(probe, operation, wanted, other);
}

/** Returns the first accepted request, else the first one; undefined at the first that cannot be sent. */
export async function firstOf(
  probe: Probe,
  operation: Operation,
  payloads: readonly Payload[],
): Promise<Sent | undefined> {
  let first: Sent | undefined;
  for (const payload of payloads) {
    const sent = await ask(probe, operation, payload);
    if (!sent || sent.exchange.verdict.success) return sent;
    first ??= sent;
  }
  return first;
}

/** Updates the resource with its own values, because the example's values may not fit it. */
async function asItIs(
  probe: Probe,
  operation: Operation,
  wanted: Payload,
  tried: Sent | undefined,
): Promise<Sent | undefined> {
  // Where the contract refuses the update in some state, it does so with equal values too.
  if (!sets(operation) || removes(operation) || stateRows(operation).some(({ code }) => code !== '404'))
    return tried;
  // Others may need the existing resources as they are.
  await make(probe, operation);
  const own = { ...wanted, ...namesInPath(operation, probe.requests.filled(operation)) };
  const payloads = (await ownValues(probe, operation, own)).filter((each) =>
    probe.requests.isSound(operation, each),
  );
  for (const payload of payloads) {
    const sent = await ask(probe, operation, probe.requests.fresh(operation, payload), 'parent', TRIED);
    if (!sent?.exchange.verdict.success) continue;
    probe.requests.ownOnly.add(operation);
    return sent;
  }
  return tried;
}

/**
 * Repeats a refused write: with a new resource if its state was the reason, with the example and new parents if the request was
 * called invalid. The example's values may fit only its own parents.
 */
async function onAnother(
  probe: Probe,
  operation: Operation,
  tried: Sent | undefined,
): Promise<Sent | undefined> {
  const { success, code } = tried?.exchange.verdict ?? {};
  const isState = stateRows(operation).some((row) => row.code === code);
  const isInvalid = operation.errors.some((row) => row.code === code && row.when === 'request-invalid');
  if (!tried || success) return tried;
  if (isState) await make(probe, operation);
  else if (!isInvalid || !(await createParents(probe, operation))) return tried;
  const filled = probe.requests.filled(operation);
  const [wanted = filled] = isInvalid ? probe.requests.asInExample(operation, filled) : [];
  const sent = await ask(probe, operation, wanted, 'parent', TRIED);
  return sent?.exchange.verdict.success ? sent : tried;
}
