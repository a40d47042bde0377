/** The steps that a walk tries in each state: the actions of a kind, each with its ways to fill the request. */
import { isStateName } from '../../core/base/stateName.ts';
import { membersOf } from '../../core/contract/body.ts';
import { flattened } from '../../core/contract/flattened.ts';
import { dataOf } from '../../core/contract/openapi/dataOf.ts';
import type { Operation } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { isPart } from '../consistency/facts.ts';
import { ownLists } from './fromResource.ts';
import { takingRest } from './rest.ts';
import type { Step } from './step.ts';

/** Maximum number of states that an update sets. */
const STATES = 8;

/** A delivery of one line and of the whole order; an update of other members, and one to each state; a payment of all that is left. */
export const stepsOf = (actions: readonly Operation[], read: Operation): Step[] =>
  actions.flatMap((action) => [
    { action },
    ...withLists(action),
    ...toStates(action, read),
    ...takingRest(action),
  ]);

function withLists(action: Operation): Step[] {
  const hasLists = Object.values(membersOf(action)).some((part) => flattened(part, action.schemas).items);
  const fill: Step['fill'] = (base, shown) => {
    const lists = ownLists(action, base, shown);
    return Object.keys(lists).length > 0 ? withMembers(action, base, lists) : undefined;
  };
  return hasLists ? [{ action, fill }] : [];
}

/** An update of the state alone, for each value of its enum. */
function toStates(action: Operation, read: Operation): Step[] {
  if (!isPart(action)) return [];
  const shown = dataOf(read).properties ?? {};
  return Object.entries(membersOf(action)).flatMap(([name, part]) => {
    const values = isStateName(name) && shown[name] ? (valueOf(part, action.schemas).enum ?? []) : [];
    return values.slice(0, STATES).map((value): Step => ({
      action,
      fill: (base) => withMembers(action, base, { [name]: value }, { only: true }),
    }));
  });
}
