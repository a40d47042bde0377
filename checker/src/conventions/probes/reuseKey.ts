/** Sends a different request under a used idempotency key, and books a cancelled slot again. */
import { makes } from '../../core/contract/makes.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { altered } from '../../core/requests/altered.ts';
import { idempotencyKey } from '../../core/requests/idempotencyKey.ts';
import { shiftDates } from '../../core/requests/shiftDates.ts';
import { returnedIdOf } from '../consistency/names.ts';
import { refusesReuse } from '../consistency/watchers/reusedKey.ts';
import { freeingIn, freesIn } from '../consistency/watchers/slots.ts';
import { ask, TRIED } from './ask.ts';
import type { Probe } from './probe.ts';

/** @param base an accepted request with its key */
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
  // Some days may have no free slot.
  for (let count = 0; count < DAYS && name === undefined; count += 1) {
    wish = probe.requests.later(operation, base) ?? base;
    const first = await ask(probe, operation, probe.requests.fresh(operation, wish), 'parent', TRIED);
    name = first?.exchange.verdict.success ? returnedIdOf(role.resource, first) : undefined;
  }
  if (name === undefined) return;
  const again = async (): Promise<void> => {
    await ask(probe, operation, probe.requests.fresh(operation, wish), 'parent', { kind: 'conversation' });
  };
  await again();
  const given = { ...probe.requests.filled(cancel), [role.resource.as]: name };
  await ask(probe, cancel, given, 'parent', TRIED);
  await again();
}
