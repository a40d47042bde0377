/** Runs a waiting operation for its asker: as a trial when it is viewed, and really when it is approved. */
import { errors } from '#generated/catalogue.ts';
import { AccountType } from '#generated/shared/enums.ts';
import type { Instant } from '#simulator/world/values/calendar.ts';
import type { World } from '#simulator/world/world.ts';
import type { ErrorName } from '../../handler.ts';
import { actingAs, type Wanted } from './guarded.ts';

/** @returns the world after it, seen by the same viewer; or why it is impossible */
export function tryWanted(
  world: World,
  wanted: Wanted,
  pin: string,
  now: Instant,
): { world: World } | { problem: string } {
  const theirs = actingAs(world, pin);
  if (theirs === undefined) return { problem: '提交申请的账号已删除' };
  if (wanted.parentOnly && theirs.viewer.account === AccountType.Child)
    return { problem: '仅母账号可操作，请联系企业母账号' };
  // No request that waits for approval names its session.
  const reply = wanted.run({ sessionId: '', world: theirs, now });
  if ('refuse' in reply) return { problem: reply.message ?? meaningOf(reply.refuse) };
  // A key that was used before: the request has been done already.
  if (reply.world === undefined) return { problem: '该操作已提交过' };
  return { world: { ...reply.world, viewer: world.viewer } };
}

const meaningOf = (name: ErrorName<'provisional'>): string => errors.provisional[name].meaning;
