import { makes } from '../../core/contract/makes.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { askEither, report } from './ask.ts';
import type { Probe } from './probe.ts';

/**
 * Sends an accepted request with other values, which the contract refuses.
 *
 * @param base the accepted request
 * @param id name of the finding, if the backend accepts the values
 * @param says the sentence of the contract
 */
export async function mustRefuse(
  probe: Probe,
  operation: Operation,
  base: Payload,
  { members, id, what, says }: Readonly<{ members: Payload; id: string; what: string; says: string }>,
): Promise<void> {
  const { requests } = probe;
  const own = makes(operation) ? requests.unlike(operation, base) : requests.fresh(operation, base);
  const sent = await askEither(probe, operation, withMembers(operation, own, members));
  // A backend that answers 202 may refuse the values later.
  if (!sent?.exchange.verdict.success || sent.exchange.got.status === 202) return;
  report(probe, sent, [sent], id, `${what} is accepted; the contract says '${says.trim()}'`);
}
