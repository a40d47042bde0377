/**
 * Runs an operation that waits for approval, in the name of its asker. The caller discards the result when the request
 * is only submitted or viewed, and stores it when the request is approved.
 */
import { errors } from '#generated/catalogue.ts';
import { AccountType } from '#generated/shared/enums.ts';
import type { Instant } from '#simulator/world/values/calendar.ts';
import type { World } from '#simulator/world/world.ts';
import type { ErrorName } from '../../handler.ts';
import { actingAs, type GuardedOperation } from './guarded.ts';

/** @returns the world after the operation, with the same viewer as before; or why it is impossible */
export function runForAsker(
  world: World,
  operation: GuardedOperation,
  pin: string,
  now: Instant,
): { world: World } | { problem: string } {
  const asAsker = actingAs(world, pin);
  if (asAsker === undefined) return { problem: '提交申请的账号已删除' };
  if (operation.parentOnly && asAsker.viewer.account === AccountType.Child)
    return { problem: '仅母账号可操作，请联系企业母账号' };
  // No operation that waits for approval uses the session.
  const reply = operation.run({ sessionId: '', world: asAsker, now });
  if ('refuse' in reply) return { problem: reply.message ?? meaningOf(reply.refuse) };
  // A key that was used before: the request has been done already.
  if (reply.world === undefined) return { problem: '该操作已提交过' };
  return { world: { ...reply.world, viewer: world.viewer } };
}

const meaningOf = (name: ErrorName<'provisional'>): string => errors.provisional[name].meaning;
