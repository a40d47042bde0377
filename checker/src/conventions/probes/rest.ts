/** The rest of a resource, such as an amount to pay: one action may need that nothing is left, and another takes it all. */
import { wordsOf } from '../../core/base/words.ts';
import { onlyNumberOf } from '../../core/contract/onlyNumber.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import type { Step } from './step.ts';

/** `open_cents`, `amountDue`, `outstanding` */
const REST = /^(open|left|due|remaining|outstanding|unpaid|owed|rest)$/;

/** Returns what is left of a resource; undefined if no member or several members say it. */
export function restOf(shown: Payload): number | undefined {
  const rests = Object.entries(shown).filter(
    ([name, value]) => typeof value === 'number' && wordsOf(name).some((word) => REST.test(word)),
  );
  return rests.length === 1 ? Number(rests[0]?.[1]) : undefined;
}

/** The step with which an action takes all that is left, for an action whose body has one number. */
export function takingRest(action: Operation): Step[] {
  const name = onlyNumberOf(action);
  if (action.method !== 'POST' || name === undefined) return [];
  const fill: Step['fill'] = (base, shown) => {
    const rest = restOf(shown) ?? 0;
    return rest > 0 ? withMembers(action, base, { [name]: rest }) : undefined;
  };
  return [{ action, fill }];
}
