/** Names a resource in a state for which the contract refuses that: `An inactive desk is refused with 409`. */
import { makes } from '../../core/contract/makes.ts';
import { dataOf } from '../../core/contract/openapi/dataOf.ts';
import type { Operation, Payload, Resource } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { createdIdOf, namedRole, resourceWord, shownIn } from '../consistency/names.ts';
import { refusesInState } from '../consistency/stateOfOther.ts';
import { statesOf } from '../consistency/states.ts';
import { ask, askEither, report } from './ask.ts';
import { createOnSomeDay, createOperationOf, makeNew } from './make.ts';
import { namesInPath } from './named.ts';
import { ofWhole, wholeIn } from './partOf.ts';
import type { Probe } from './probe.ts';
import { readsOf } from './readBack.ts';
import { stateSteps, type StateStep } from './stateSteps.ts';

/** @param operation a write that names another resource, or changes a part of it */
export async function nameInState(probe: Probe, operation: Operation): Promise<void> {
  if (operation.effect !== 'write') return;
  for (const { other, read } of othersOf(probe, operation)) {
    for (const step of stateSteps(probe, other)) {
      const done = await judge(probe, operation, other, read, step);
      if (done === 'reported') break;
    }
    // Later requests need one in its first state.
    await makeNew(probe, other);
  }
}

/** The kinds of resources whose state a sentence of the operation gives as a reason for a refusal. */
function othersOf(
  probe: Probe,
  operation: Operation,
): { readonly other: Resource; readonly read: Operation }[] {
  const own = new Set((operation.roles ?? []).map(({ resource }) => resource.name));
  const all = probe.context.operations.flatMap(({ roles = [] }) =>
    roles.filter(({ does }) => does === 'made').map(({ resource }) => resource),
  );
  return [...new Map(all.map((each) => [each.name, each])).values()].flatMap((other) => {
    const [read] = readsOf(probe, other, 'one');
    if (own.has(other.name) || other.single || !read) return [];
    return possibleStates(read).some((state) => refusesInState(operation, resourceWord(other), state))
      ? [{ other, read }]
      : [];
  });
}

/** Every state that a read may show. */
function possibleStates(read: Operation) {
  return Object.entries(dataOf(read).properties ?? {}).flatMap(([name, part]) => {
    const { enum: values = [], type } = valueOf(part, read.schemas);
    const shown = type === 'boolean' ? [true, false] : values;
    return shown.flatMap((value) => statesOf(read, { [name]: value }));
  });
}

/** Leads a new resource into a state, and names it there. @returns `reported` if the backend wrongly accepts the request */
async function judge(
  probe: Probe,
  operation: Operation,
  other: Resource,
  read: Operation,
  step: StateStep,
): Promise<'reported' | undefined> {
  const id = await makeNew(probe, other);
  const request = id === undefined ? undefined : await requestFor(probe, operation, other, id);
  if (id === undefined || !request) return undefined;
  const moved = await step(id);
  if (!moved?.exchange.verdict.success) return undefined;
  const shown = await ask(probe, read, { ...probe.requests.filled(read), [other.as]: id });
  const [refusal] = statesOf(read, shownIn(shown) ?? {}).flatMap((state) => {
    const says = refusesInState(operation, resourceWord(other), state);
    return says === undefined ? [] : [{ state, says }];
  });
  if (!shown || !refusal) return undefined;
  const { collector } = probe.observations;
  const known = collector.groups.length;
  const sent = await askEither(probe, operation, probe.requests.fresh(operation, request));
  if (!sent?.exchange.verdict.success) return undefined;
  // The tracker has reported it already: it knows the states of a whole that the path names.
  if (collector.groups.length > known) return 'reported';
  const message = `${other.as} ${String(id)} is ${refusal.state.value}, and it is accepted; the contract says '${refusal.says}'`;
  report(probe, sent, [moved, shown, sent], `in-state/${operation.id}`, message);
  return 'reported';
}

/**
 * Builds a request that names the other resource. A creation names it directly. For any other write, such as
 * `POST /desks/{id}/seats/{seat}/move`, this first creates a new part of the resource (a seat), which the request names too.
 */
async function requestFor(
  probe: Probe,
  operation: Operation,
  other: Resource,
  id: unknown,
): Promise<Payload | undefined> {
  const { requests } = probe;
  const as = wholeIn(operation, other);
  const filled = requests.filled(operation);
  if (makes(operation)) {
    if (as === undefined) return undefined;
    const payload = requests.unlike(operation, ofWhole(operation, filled, as, id));
    // Prefers later days: on the days of the example, another rule could refuse the request.
    return requests.later(operation, payload) ?? (requests.isSound(operation, payload) ? payload : undefined);
  }
  const part = namedRole(operation)?.resource;
  const maker = part && createOperationOf(probe, part);
  const inMaker = maker && wholeIn(maker, other);
  if (!part || !maker || inMaker === undefined) return undefined;
  const wanted = ofWhole(maker, requests.unlike(maker, requests.filled(maker)), inMaker, id);
  const made = await createOnSomeDay(probe, maker, wanted);
  const name = createdIdOf(part, made);
  if (name === undefined) return undefined;
  return {
    ...filled,
    ...namesInPath(operation, { ...filled, ...wanted }),
    ...(as !== undefined && { [as]: id }),
    [part.as]: name,
  };
}
