/** Compares the state of a resource after an action on another one that names it: a cancelled loan frees its instrument. */
import { isStateName } from '../../core/base/stateName.ts';
import { membersOf } from '../../core/contract/body.ts';
import { kindsOf } from '../../core/contract/kindsOf.ts';
import { dataOf } from '../../core/contract/openapi/dataOf.ts';
import type { Operation, Payload, Resource } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { refersTo, resourceWord, shownIn } from '../consistency/names.ts';
import { statedStatesOf, type Given, type StatedState } from '../prose/stateOfWhole.ts';
import { ask, report } from './ask.ts';
import type { Probe } from './probe.ts';
import { readsOf } from './readBack.ts';

/** A state that an action gives to another resource. */
export interface StateOfWhole extends StatedState {
  readonly other: Resource;
  readonly read: Operation;
  /** The member that shows the state. */
  readonly name: string;
}

/** @param own the resource of the action */
export function statesOfWholes(probe: Probe, action: Operation, own: Resource): StateOfWhole[] {
  // A backend that answers 202 may change the state later.
  if (action.answers?.['202']) return [];
  const others = kindsOf(probe.context.operations).filter((each) => each.name !== own.name && !each.single);
  const choices = Object.entries(membersOf(action)).flatMap(([member, part]) =>
    (valueOf(part, action.schemas).enum ?? []).map((value): Given => ({ member, value: String(value) })),
  );
  return others.flatMap((other) => {
    const [read] = readsOf(probe, other, 'one');
    const shown = read ? Object.entries(dataOf(read).properties ?? {}) : [];
    return shown.flatMap(([name, part]): StateOfWhole[] => {
      const states = (read && isStateName(name) ? (valueOf(part, read.schemas).enum ?? []) : []).map(String);
      const said = states.length > 1 ? statedStatesOf(action, resourceWord(other), states, choices) : [];
      return read ? said.map((each) => ({ other, read, name, ...each })) : [];
    });
  });
}

/**
 * Takes a step on a new resource, and compares the state of what it names.
 *
 * @param shown the resource before the step @param step returns whether the step is accepted
 */
export async function compareState(
  probe: Probe,
  action: Operation,
  { other, read, name, state, text }: StateOfWhole,
  shown: Payload,
  step: () => Promise<boolean>,
): Promise<void> {
  const member = Object.keys(shown).find((each) => refersTo(each, other));
  const id = member === undefined ? undefined : shown[member];
  if (id === undefined || id === null) return;
  const asked = { ...probe.requests.filled(read), [other.as]: id };
  const before = await ask(probe, read, asked);
  const was = shownIn(before)?.[name];
  if (!before || was === undefined || !(await step())) return;
  const after = await ask(probe, read, asked);
  const is = shownIn(after)?.[name];
  if (!after || is === undefined || is === state) return;
  const message = `${other.as} ${String(id)} had ${name} ${String(was)} before ${action.id}, and has ${String(is)} after it; the contract says '${text}'`;
  report(probe, after, [before, after], `whole-state/${action.id}`, message);
}
