/** Operation log: every write adds an entry, and parents may read it. */
import { accountOf } from '../company/company.ts';
import { terms } from '../terms.ts';
import { addDays, dayOf, momentOf, type Instant } from '../values/calendar.ts';
import type { World } from '../world.ts';
import type { OperationEntry } from './schema.ts';

export type OperationDetails = Pick<
  OperationEntry,
  'kind' | 'operation' | 'subject' | 'amount' | 'device' | 'result' | 'resultText'
>;

/** Adds an entry; above the limit the oldest are dropped. @param by the login before the operation */
export function withOperation(world: World, by: World['viewer'], act: OperationDetails, now: Instant): World {
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

/** Returns the entries of the days for which they are kept, newest first. */
export function operationsOf({ operations }: World, now: Instant): OperationEntry[] {
  const oldest = addDays(dayOf(now), -terms.operationsKeptDays);
  return operations.filter(({ at }) => at.slice(0, 10) >= oldest).toReversed();
}
