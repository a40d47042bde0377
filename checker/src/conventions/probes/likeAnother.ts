/**
 * Gives a resource the values of another one by an update, where a creation with these values is refused, and the contract checks
 * creations and updates alike.
 */
import { bodyOf, membersOf } from '../../core/contract/body.ts';
import { allPromisesOf } from '../../core/contract/sentences.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { sets } from '../consistency/facts.ts';
import { createdIdOf, namedRole } from '../consistency/names.ts';
import { ask, report, TRIED } from './ask.ts';
import { createOperationOf } from './make.ts';
import { namesInPath } from './named.ts';
import type { Probe } from './probe.ts';

/** `checked by every create, PUT and PATCH`, `also when it is updated` */
const BOTH_WRITES =
  /\b(check|appl|hold|refus|valid|enforc)\w*\b[^.;]*\b(creat\w*|POST|insert\w*)\b[^.;]*\b(PUT|PATCH|updat\w*|chang\w*|edit\w*)\b|\b(creat\w*|POST)\b[^.;]*\b(PUT|PATCH|updat\w*)\b[^.;]*\b(check|refus|valid)\w*\b/i;

/** Conditions that both writes meet: `when it is created and when it is changed`. */
const WRITTEN = /\b(?:creat|POST|insert|PUT|PATCH|updat|chang|edit)/i;

/** Maximum number of requests for one creation. Each has other values and, if it has days, later ones: some may be taken. */
const TRIES = 3;

/** @param operation an update @param base an accepted request for it */
export async function likeAnother(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  const role = namedRole(operation);
  const maker = role && createOperationOf(probe, role.resource);
  const says = allPromisesOf(operation, WRITTEN).find((text) => BOTH_WRITES.test(text));
  const before = maker && probe.requests.accepted.get(maker);
  if (!sets(operation) || !role || !maker || says === undefined || !before) return;
  const { requests } = probe;
  const create = async (): Promise<Sent | undefined> => {
    for (let count = 0; count < TRIES; count += 1) {
      const unlike = requests.unlike(maker, before);
      const sent = await ask(probe, maker, requests.later(maker, unlike) ?? unlike, 'parent', TRIED);
      if (sent?.exchange.verdict.success) return sent;
    }
    return undefined;
  };
  const [one, other] = [await create(), await create()];
  const id = other && createdIdOf(role.resource, other);
  if (!one || !other || id === undefined) return;
  // Without this refusal, two such resources may stand beside each other.
  const { payload } = one.case.ask;
  const twin = await ask(probe, maker, payload, 'parent', { kind: 'conversation' });
  if (!twin || twin.exchange.verdict.success) return;
  const shared = Object.entries(bodyOf(maker, payload)).filter(([name]) => membersOf(operation)[name]);
  const names = { ...namesInPath(operation, base), [role.resource.as]: id };
  const update = withMembers(operation, names, Object.fromEntries(shared));
  if (!requests.isSound(operation, update)) return;
  const sent = await ask(probe, operation, requests.fresh(operation, update), 'parent', TRIED);
  if (!sent?.exchange.verdict.success) return;
  const message = `${role.resource.as} ${String(id)} gets the values of another one, with which a creation is refused (${twin.exchange.verdict.code ?? ''}); the contract says '${says}'`;
  report(probe, sent, [one, other, twin, sent], `like-another/${operation.id}`, message);
}
