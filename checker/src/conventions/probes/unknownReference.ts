/** Refers to a resource that does not exist, where the contract refuses that: `An unknown plan is a 422`. */
import { bodyOf, membersOf } from '../../core/contract/body.ts';
import { dataOf } from '../../core/contract/openapi/dataOf.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { shownIn } from '../consistency/names.ts';
import { unknownReferences } from '../prose/unknownReference.ts';
import { askEither, report } from './ask.ts';
import { missingIdLike } from './named.ts';
import type { Probe } from './probe.ts';

/** @param base an accepted request */
export async function referToUnknown(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  for (const { member, text } of unknownReferences(operation)) {
    const schema = valueOf(membersOf(operation)[member] ?? {}, operation.schemas);
    const known = bodyOf(operation, base)[member] ?? schema.example;
    if (typeof known !== 'string' && typeof known !== 'number') continue;
    const wrong = missingIdLike(known);
    const payload = withMembers(operation, probe.requests.unlike(operation, base), { [member]: wrong });
    if (!probe.requests.isSound(operation, payload)) continue;
    const sent = await askEither(probe, operation, payload);
    // A backend that answers 202 may refuse the reference later.
    if (!sent?.exchange.verdict.success || sent.exchange.got.status === 202) continue;
    // A backend may take the request and drop the reference; then the response shows another value.
    const shown = shownIn(sent);
    const isDropped = dataOf(operation).properties?.[member] !== undefined && shown?.[member] !== wrong;
    if (isDropped) continue;
    const message = `${member} ${JSON.stringify(wrong)}, which names nothing, is accepted; the contract says '${text}'`;
    report(probe, sent, [sent], `unknown/${member}`, message);
  }
}
