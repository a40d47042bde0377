/**
 * Reports a write with a documented 403 that the child account may send, if that account is refused elsewhere or the contract speaks of
 * roles.
 */
import { forbiddenRows } from '../../core/contract/isForbidden.ts';
import { makes } from '../../core/contract/makes.ts';
import { removes } from '../../core/contract/removes.ts';
import { OTHERWISE, ROLE } from '../../core/contract/roleWords.ts';
import { sentencesOf } from '../../core/contract/sentences.ts';
import type { ErrorRow, Operation, Payload } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { sets } from '../consistency/facts.ts';
import { ask, report } from './ask.ts';
import { make } from './make.ts';
import { namesInPath } from './named.ts';
import type { Probe } from './probe.ts';
import { headersOf } from './probe.ts';

/**
 * Sends an accepted write as the child and as the other account. A suspect is a write that the contract may forbid the child, and
 * that the child may send like the user.
 *
 * @param first the accepted request of the user
 */
export async function asEachAccount(probe: Probe, operation: Operation, first: Sent): Promise<void> {
  const row = roleRow(probe, operation);
  if (!row || !headersOf(probe, operation, 'child') || removes(operation)) return;
  const { payload } = first.case.ask;
  const child = await asAnother(probe, operation, payload, 'child');
  if (!child?.exchange.verdict.success) return;
  const other = probe.headers.has('other') ? await asAnother(probe, operation, payload, 'other') : undefined;
  // A refusal of the other account explains the row. Without another account, the row may mean accounts that own nothing there.
  const mayConcernOthers = other ? isRefusedSo(other, row, operation) : isNamed(operation);
  if (mayConcernOthers) return;
  probe.suspects.push({ steps: [first, child, ...(other ? [other] : [])], child, row });
}

/**
 * Sends a removal as other accounts, before the user sends it. After it they would get 404, which says nothing about roles.
 *
 * @returns true if another account has removed the resource
 */
export async function removeAsChild(probe: Probe, operation: Operation, wanted: Payload): Promise<boolean> {
  const row = roleRow(probe, operation);
  const hasBoth = headersOf(probe, operation, 'child') !== undefined && probe.headers.has('other');
  if (!row || !hasBoth || !isMade(probe, operation, wanted)) return false;
  const other = await ask(probe, operation, wanted, 'other', { kind: 'conversation' });
  if (!other || other.exchange.verdict.code === row.code) return false;
  // If the other account has removed the resource, the child needs a new one to remove.
  const isRemoved = other.exchange.verdict.success;
  if (isRemoved) await make(probe, operation);
  const own = isRemoved ? probe.requests.filled(operation) : wanted;
  const child = await ask(probe, operation, own, 'child', { kind: 'conversation' });
  if (!child?.exchange.verdict.success) return isRemoved;
  // Where even the other account may remove it, only a refusal for the same kind shows that the child has fewer rights.
  const [ofKind] = isRemoved ? (operation.roles ?? []).map(({ resource }) => resource.name) : [];
  probe.suspects.push({ steps: [other, child], child, row, ...(ofKind !== undefined && { ofKind }) });
  return true;
}

/** Reports the suspects, if another refusal or the contract shows that the child account has fewer rights. */
export function judgeRoles(probe: Probe): void {
  for (const { steps, child, row, ofKind } of probe.suspects) {
    const { operation } = child.case;
    const namesRole = [...sentencesOf(operation), row.condition ?? ''].some((text) => ROLE.test(text));
    const isRefused = ofKind === undefined ? probe.refusedToChild.size > 0 : probe.refusedToChild.has(ofKind);
    if (!isRefused && !namesRole) continue;
    const message = `the contract has ${row.code} for it, and no account is refused so, the child's neither`;
    report(probe, child, steps, 'private/role', message);
  }
}

/** Returns whether the other account was refused with the code of the row. Any refusal of a creation counts. */
const isRefusedSo = (other: Sent, { code }: ErrorRow, operation: Operation): boolean =>
  other.exchange.verdict.code === code || (!other.exchange.verdict.success && makes(operation));

/** Returns whether the path names a resource. The contract may then refuse all but its owner. */
const isNamed = ({ places = {} }: Operation): boolean =>
  Object.values(places).some((place) => place.in === 'path');

/** Returns whether the request names a resource that the user has created in this run. */
const isMade = ({ requests }: Probe, { roles = [] }: Operation, payload: Payload): boolean =>
  roles.some(
    ({ resource, does }) =>
      does === 'one' && requests.made.get(resource.name)?.has(payload[resource.as]) === true,
  );

/** The 403 row, unless every operation has one, or its condition depends on the resource or on the state of the account. */
function roleRow({ context }: Probe, operation: Operation): ErrorRow | undefined {
  const row = forbiddenRow(operation);
  const isEverywhere = context.neighbours.every((each) => each.open || forbiddenRow(each));
  return row && !isEverywhere && !OTHERWISE.test(`${row.condition} ${operation.summary}`) ? row : undefined;
}

const forbiddenRow = (operation: Operation): ErrorRow | undefined => forbiddenRows(operation)[0];

/** Sends the write as another account: a creation with unique values, an update for the same resource, any other write for a new one. */
async function asAnother(
  probe: Probe,
  operation: Operation,
  payload: Payload,
  login: 'child' | 'other',
): Promise<Sent | undefined> {
  const { requests } = probe;
  const own = requests.fresh(operation, payload);
  if (makes(operation)) {
    const unlike = requests.unlike(operation, payload);
    return ask(probe, operation, requests.later(operation, unlike) ?? unlike, login, {
      kind: 'conversation',
    });
  }
  if (sets(operation)) return ask(probe, operation, own, login, { kind: 'conversation' });
  await make(probe, operation);
  const names = namesInPath(operation, requests.filled(operation));
  return ask(probe, operation, { ...own, ...names }, login, { kind: 'conversation' });
}
