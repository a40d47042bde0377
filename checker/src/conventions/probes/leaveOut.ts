/** Replaces a resource twice, the second time without its optional members: their old values must be gone. The tracker judges. */
import { bodyOf, bodySchemaOf } from '../../core/contract/body.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { replaces } from '../consistency/replaced.ts';
import { askEither } from './ask.ts';
import type { Probe } from './probe.ts';
import { readBack } from './readBack.ts';

/** @param base an accepted request */
export async function leaveOut(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  const { required = [] } = bodySchemaOf(operation);
  const body = bodyOf(operation, base);
  // A null or empty member has no value to lose.
  const canBeLost = (name: string): boolean =>
    !required.includes(name) && body[name] !== null && body[name] !== '';
  if (!replaces(operation) || !Object.keys(body).some(canBeLost)) return;
  const first = await askEither(probe, operation, probe.requests.fresh(operation, base));
  if (!first?.exchange.verdict.success) return;
  await readBack(probe, operation, first);
  const places = Object.fromEntries(Object.entries(base).filter(([name]) => operation.places?.[name]));
  const kept = Object.fromEntries(Object.entries(body).filter(([name]) => !canBeLost(name)));
  const bare = withMembers(operation, places, kept);
  if (!probe.requests.isSound(operation, bare)) return;
  const sent = await askEither(probe, operation, probe.requests.fresh(operation, bare));
  if (sent?.exchange.verdict.success) await readBack(probe, operation, sent);
}
