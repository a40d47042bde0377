/**
 * Sends a write twice under one idempotency key, and then another request under it. Only for writes without a resource: `write` does
 * the same for the others. The watchers KeyedAnswers and ReusedKey judge the responses.
 */
import type { Operation } from '../../core/contract/types.ts';
import { idempotencyKey, withKey } from '../../core/requests/idempotencyKey.ts';
import { ask, TRIED } from './ask.ts';
import type { Probe } from './probe.ts';
import { reuseKey } from './reuseKey.ts';

export async function repeatKeyed(probe: Probe, operation: Operation): Promise<void> {
  const { effect, roles = [], answers } = operation;
  if (effect !== 'write' || roles.length > 0 || !answers) return;
  const { requests, context } = probe;
  const base = requests.filled(operation);
  const hasKey = idempotencyKey(operation, base) !== undefined;
  const keyed = hasKey ? base : withKey(operation, base, context.rules.validators);
  if (!keyed) return;
  const payload = requests.fresh(operation, keyed);
  if (!requests.isSound(operation, payload)) return;
  const first = await ask(probe, operation, payload, 'parent', TRIED);
  if (!first?.exchange.verdict.success) return;
  await ask(probe, operation, first.case.ask.payload, 'parent', TRIED);
  await reuseKey(probe, operation, first.case.ask.payload);
}
