/** Sends a different request under a used idempotency key, uses a key from another account, and books a cancelled slot again. */
import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../core/base/object.ts';
import { bodyOf } from '../../core/contract/body.ts';
import { makes } from '../../core/contract/makes.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { altered } from '../../core/requests/altered.ts';
import { idempotencyKey } from '../../core/requests/idempotencyKey.ts';
import { shiftDates } from '../../core/requests/shiftDates.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { returnedIdOf } from '../consistency/names.ts';
import { refusesReuse } from '../consistency/watchers/reusedKey.ts';
import { freeingIn, freesIn } from '../consistency/watchers/slots.ts';
import { ask, report, TRIED } from './ask.ts';
import { namesInPath } from './named.ts';
import type { Probe } from './probe.ts';
import { readsOf } from './readBack.ts';

/** Maximum number of other requests under one key. Several, because a backend may compare only some members. */
const MOST_OTHERS = 4;

/**
 * Sends a different request under the used key. The watcher ReusedKey judges the response.
 * @param base an accepted request with its key
 */
export async function reuseKey(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  const member = idempotencyKey(operation, base);
  const refusal = refusesReuse(operation);
  if (member === undefined || !refusal) return;
  const others = [
    ...altered(operation, base),
    ...[shiftDates(operation, base, 1)].filter((each) => each !== undefined),
  ];
  // If the sentence names the member that must not differ, only requests with another value of it count.
  const own = refusal.member;
  const sound = [...others, ...withOtherNumbers(operation, base)]
    .filter((each) => own === undefined || !isDeepStrictEqual(each[own], base[own]))
    .filter((each) => probe.requests.isSound(operation, each));
  for (const other of sound.slice(0, MOST_OTHERS))
    await ask(probe, operation, { ...other, [member]: base[member] }, 'parent', { kind: 'conversation' });
}

/** Changes one number within an object or a list of objects: `amount.total`, the quantity of a line. */
const withOtherNumbers = (operation: Operation, base: Payload): Payload[] =>
  Object.entries(bodyOf(operation, base)).flatMap(([name, value]) =>
    numbersWithin(value).map((other) => withMembers(operation, base, { [name]: other })),
  );

function numbersWithin(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    const [first, ...rest] = value as unknown[];
    return isObject(first) ? numbersWithin(first).map((each) => [each, ...rest]) : [];
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const others = typeof part === 'number' ? [part + 1, part - 1] : [];
    return others.map((other) => ({ ...value, [name]: other }));
  });
}

/** Another account uses the same key for the same request: it gets a resource of its own. @param first an accepted request */
export async function shareKey(probe: Probe, operation: Operation, first: Sent): Promise<void> {
  const role = operation.roles?.find(({ does }) => does === 'made');
  const id = role && returnedIdOf(role.resource, first);
  const [read] = role ? readsOf(probe, role.resource, 'one') : [];
  if (!role || !read || id === undefined || !probe.headers.has('other')) return;
  const sent = await ask(probe, operation, first.case.ask.payload, 'other', { kind: 'conversation' });
  // Where accounts choose their ids, the other account may send the same id and key. If the same request is accepted under another key,
  // nothing else is the reason of the refusal.
  if (sent && !sent.exchange.verdict.success && role.resource.perAccount) {
    const fresh = probe.requests.fresh(operation, first.case.ask.payload);
    const control = await ask(probe, operation, fresh, 'other', { kind: 'conversation' });
    if (!control?.exchange.verdict.success) return;
    const message = `another account is refused ${role.resource.as} ${String(id)} (${sent.exchange.verdict.code ?? ''}), which is unique within one account only`;
    return report(probe, sent, [first, sent, control], 'key/apart', message);
  }
  if (!sent?.exchange.verdict.success || String(returnedIdOf(role.resource, sent)) !== String(id)) return;
  const asked = {
    ...probe.requests.filled(read),
    ...namesInPath(read, first.case.ask.payload),
    [role.resource.as]: id,
  };
  const own = await ask(probe, read, asked, 'parent', { kind: 'conversation' });
  const asOther = await ask(probe, read, asked, 'other', { kind: 'conversation' });
  if (!own?.exchange.verdict.success || !asOther || asOther.exchange.verdict.success) return;
  const message = `another account with the same key gets ${role.resource.as} ${String(id)}, which it may not read`;
  report(probe, sent, [first, sent, asOther], 'key/shared', message);
}

/** Number of later days to try, because some may have no free slot. */
const DAYS = 5;

/** Books a slot, books it a second time, cancels the first booking and books it again. The watcher Slots judges the responses. */
export async function takeAgain(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  if (!makes(operation)) return;
  const texts = freeingIn(probe.context.contracts.flatMap(({ operations }) => operations));
  const role = operation.roles?.find(({ does }) => does === 'made');
  const cancel = probe.context.operations.find(
    (each) =>
      each.roles?.some(({ does, resource }) => does === 'one' && resource.name === role?.resource.name) &&
      freesIn(texts, each) !== undefined,
  );
  if (!role || !cancel || texts.length === 0) return;
  let id: unknown;
  let slot = base;
  for (let count = 0; count < DAYS && id === undefined; count += 1) {
    slot = probe.requests.later(operation, base) ?? base;
    const first = await ask(probe, operation, probe.requests.fresh(operation, slot), 'parent', TRIED);
    id = first?.exchange.verdict.success ? returnedIdOf(role.resource, first) : undefined;
  }
  if (id === undefined) return;
  const bookSameSlot = async (): Promise<void> => {
    await ask(probe, operation, probe.requests.fresh(operation, slot), 'parent', { kind: 'conversation' });
  };
  await bookSameSlot();
  const given = { ...probe.requests.filled(cancel), [role.resource.as]: id };
  await ask(probe, cancel, given, 'parent', TRIED);
  await bookSameSlot();
}
