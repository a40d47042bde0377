/** The operation log: written where every write passes, read by parents. */
import { accountOf } from '../company/company.ts';
import { terms } from '../terms.ts';
import { addDays, dayOf, momentOf, type Instant } from '../values/calendar.ts';
import type { World } from '../world.ts';
import type { OperationEntry } from './schema.ts';

export type Act = Pick<
  OperationEntry,
  'kind' | 'operation' | 'subject' | 'amount' | 'device' | 'result' | 'resultText'
>;

/** @param by who was logged in when it was done; the oldest entries go when there are too many */
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

/** As long as it is kept, the newest first. */
export function operationsOf({ operations }: World, now: Instant): OperationEntry[] {
  const oldest = addDays(dayOf(now), -terms.operationsKeptDays);
  return operations.filter(({ at }) => at.slice(0, 10) >= oldest).toReversed();
}
