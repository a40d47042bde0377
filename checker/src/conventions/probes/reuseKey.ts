/** Sends a different request under a used idempotency key, uses a key from another account, and books a cancelled slot again. */
import { makes } from '../../core/contract/makes.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { altered } from '../../core/requests/altered.ts';
import { idempotencyKey } from '../../core/requests/idempotencyKey.ts';
import { shiftDates } from '../../core/requests/shiftDates.ts';
import { returnedIdOf } from '../consistency/names.ts';
import { refusesReuse } from '../consistency/watchers/reusedKey.ts';
import { freeingIn, freesIn } from '../consistency/watchers/slots.ts';
import { ask, report, TRIED } from './ask.ts';
import { namesInPath } from './named.ts';
import type { Probe } from './probe.ts';
import { readsOf } from './readBack.ts';

/**
 * Sends a different request under the used key. The watcher `reusedKey` judges the response.
 * @param base an accepted request with its key
 */
export async function reuseKey(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  const member = idempotencyKey(operation, base);
  if (member === undefined || refusesReuse(operation) === undefined) return;
  const others = [
    ...altered(operation, base),
    ...[shiftDates(operation, base, 1)].filter((each) => each !== undefined),
  ];
  const other = others.find((each) => probe.requests.isSound(operation, each));
  if (other)
    await ask(probe, operation, { ...other, [member]: base[member] }, 'parent', { kind: 'conversation' });
}

/** Another account uses the same key for the same request: it gets a resource of its own. @param first an accepted request */
export async function shareKey(probe: Probe, operation: Operation, first: Sent): Promise<void> {
  const role = operation.roles?.find(({ does }) => does === 'made');
  const id = role && returnedIdOf(role.resource, first);
  const [read] = role ? readsOf(probe, role.resource, 'one') : [];
  if (!role || !read || id === undefined || !probe.headers.has('other')) return;
  const sent = await ask(probe, operation, first.case.ask.payload, 'other', { kind: 'conversation' });
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

/** Books a slot, is refused it a second time, cancels it and books it again. */
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
  let [name, wish] = [undefined as unknown, base];
  for (let count = 0; count < DAYS && name === undefined; count += 1) {
    wish = probe.requests.later(operation, base) ?? base;
    const first = await ask(probe, operation, probe.requests.fresh(operation, wish), 'parent', TRIED);
    name = first?.exchange.verdict.success ? returnedIdOf(role.resource, first) : undefined;
  }
  if (name === undefined) return;
  const bookSameSlot = async (): Promise<void> => {
    await ask(probe, operation, probe.requests.fresh(operation, wish), 'parent', { kind: 'conversation' });
  };
  await bookSameSlot();
  const given = { ...probe.requests.filled(cancel), [role.resource.as]: name };
  await ask(probe, cancel, given, 'parent', TRIED);
  await bookSameSlot();
}
