/** Operation log: written by every write, readable by parents. */
import { accountOf } from '../company/company.ts';
import { terms } from '../terms.ts';
import { addDays, dayOf, momentOf, type Instant } from '../values/calendar.ts';
import type { World } from '../world.ts';
import type { OperationEntry } from './schema.ts';

export type Act = Pick<
  OperationEntry,
  'kind' | 'operation' | 'subject' | 'amount' | 'device' | 'result' | 'resultText'
>;

/** @param by the login before the operation; the oldest entries are dropped above the limit */
export function noted(world: World, by: World['viewer'], act: Act, now: Instant): World {
  const { operations } = world;
  const entry: OperationEntry = {
    serial: (operations.at(-1)?.serial ?? 0) + 1,
    at: momentOf(now),
    pin: by.pin,
    nickname: accountOf(world, by.pin)?.nickname ?? by.pin,
    acctType: by.account,
    ...act,
  };
  return { ...world, operations: [...operations, entry].slice(-terms.operationsKept) };
}

/** Returns entries within their retention, newest first. */
export function operationsOf({ operations }: World, now: Instant): OperationEntry[] {
  const oldest = addDays(dayOf(now), -terms.operationsKeptDays);
  return operations.filter(({ at }) => at.slice(0, 10) >= oldest).toReversed();
}
