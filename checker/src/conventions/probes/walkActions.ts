/**
 * Leads new resources through the actions of the contract, and tries each action in each state on the way. The tracker reports an
 * action that the contract forbids in the state.
 */
import { makes } from '../../core/contract/makes.ts';
import { removes } from '../../core/contract/removes.ts';
import { promisesOf } from '../../core/contract/sentences.ts';
import type { Operation, Payload, Resource } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { idempotencyKey, withKey } from '../../core/requests/idempotencyKey.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { resourceWord, shownIn } from '../consistency/names.ts';
import { stateRows } from '../consistency/stateRows.ts';
import { statesOf } from '../consistency/states.ts';
import { timesOf } from '../consistency/watchers/limits.ts';
import { exactValues, type ExactValue } from '../prose/exactValue.ts';
import { limitsLeft } from '../prose/limitLeft.ts';
import { statedEffects } from '../prose/statedEffects.ts';
import { ask, askEither, report } from './ask.ts';
import { writeAsOther } from './crossAccountWrites.ts';
import { fromResource } from './fromResource.ts';
import { makeNew, makeOfNewOnes } from './make.ts';
import type { Probe } from './probe.ts';
import { readsOf } from './readBack.ts';
import { restOf } from './rest.ts';
import { compareState, statesOfWholes } from './stateOfWhole.ts';
import type { Step } from './step.ts';
import { stepsOf } from './walkSteps.ts';

/** Maximum numbers of created resources and of visited states in the walk of one kind, and of repetitions of an action. */
const MOST = { made: 30, states: 8, times: 5 } as const;

/** `undeleteOrder`, `/orders/{id}/restore` */
const RESTORES = /un-?delete|restore|recover/i;
/** `The order is as it was before`, `in the same state`, `恢复原状态` */
const AS_IT_WAS =
  /\bas (it|they) (was|were)( before)?\b|\b(same|previous|earlier|former) (state|status)\b|恢复(为|到)?(原|之前)/i;

/** A kind of resources, with the operations that change one of them. */
interface Kind {
  readonly resource: Resource;
  readonly read: Operation;
  /** The removals come last, because they end the walk of a resource. */
  readonly actions: readonly Operation[];
  /** The actions that were accepted already. Only the first accepted request of each leads to further requests. */
  readonly accepted: Set<Operation>;
}

export async function walkActions(probe: Probe): Promise<void> {
  for (const kind of kindsIn(probe)) {
    await walk(probe, kind, makeNew);
    // Another resource that the new ones share may have caused each refusal: the tool of two bookings is lent already.
    const isRefused = kind.actions.some((each) => !removes(each) && !kind.accepted.has(each));
    if (isRefused) await walk(probe, kind, makeOfNewOnes);
  }
}

function kindsIn(probe: Probe): Kind[] {
  const { operations } = probe.context;
  const resources = operations.flatMap(({ roles = [] }) =>
    roles.flatMap(({ resource, does }) => (does === 'made' && !resource.single ? [resource] : [])),
  );
  return [...new Map(resources.map((each) => [each.name, each])).values()].flatMap((resource): Kind[] => {
    const [read] = readsOf(probe, resource, 'one');
    const all = operations.filter((each) => actsOn(each, resource));
    if (!read || !all.some((each) => stateRows(each).length > 0)) return [];
    const actions = [...all.filter((each) => !removes(each)), ...all.filter(removes)];
    return [{ resource, read, actions, accepted: new Set() }];
  });
}

/** The operation changes the resource, creates another one within it, or records a part of it that nothing else shows. */
function actsOn(operation: Operation, { name }: Resource): boolean {
  const { effect, method, roles = [], named = {} } = operation;
  if (effect !== 'write') return false;
  if (roles.some(({ resource, does }) => does === 'one' && resource.name === name)) return true;
  const isWithin = Object.values(named).some((each) => each.name === name);
  return isWithin && (makes(operation) || (method === 'POST' && roles.length === 0));
}

async function walk(probe: Probe, kind: Kind, create: typeof makeNew): Promise<void> {
  const { resource } = kind;
  /** The steps that lead a new resource to each state. */
  const ways = new Map<string, readonly Step[]>();
  /** Resources that an earlier step has led to a state, so that the walk needs fewer new ones: an account may have five loans only. */
  const spare = new Map<string, unknown>();
  let made = 0;
  /** Creates a resource and leads it to a state. @returns its id */
  const lead = async (way: readonly Step[], makeOne = create): Promise<unknown> => {
    made += 1;
    const id = await makeOne(probe, resource);
    if (id === undefined) return undefined;
    for (const step of way) if (!(await take(probe, kind, step, id))) return undefined;
    return id;
  };
  const first = await lead([]);
  const begin = first === undefined ? undefined : await stateOf(probe, kind, first);
  if (begin === undefined) return;
  ways.set(begin, []);
  spare.set(begin, first);
  // The loop adds the states that it reaches, and visits them too.
  for (const [state, way] of ways) {
    let id: unknown;
    for (const step of stepsOf(kind.actions, kind.read)) {
      const { action } = step;
      if (probe.context.isOver() || (id === undefined && made >= MOST.made)) return;
      id ??= spare.get(state) ?? (await lead(way));
      spare.delete(state);
      if (id === undefined || (await stateOf(probe, kind, id)) !== state) break;
      const isFirst = !kind.accepted.has(action);
      if (!(await take(probe, kind, step, id))) continue;
      if (isFirst) await compareWholes(probe, kind, step, () => lead(way, makeOfNewOnes));
      const next = await stateOf(probe, kind, id);
      if (removes(action)) await bringBack(probe, kind, id, state, action);
      // An action that leaves the state unchanged leaves the resource for the next action; any other needs a new one.
      if (next === state && !removes(action)) continue;
      if (next !== undefined) spare.set(next, id);
      if (next !== undefined && !ways.has(next) && ways.size < MOST.states) ways.set(next, [...way, step]);
      id = undefined;
    }
  }
}

/** Repeats a step on a resource of new ones, where the contract says which state it gives to one of them. */
async function compareWholes(
  probe: Probe,
  kind: Kind,
  step: Step,
  lead: () => Promise<unknown>,
): Promise<void> {
  const { resource, read } = kind;
  const { action } = step;
  for (const stated of statesOfWholes(probe, action, resource)) {
    const { given } = stated;
    const own: Step = given
      ? { action, fill: (base) => withMembers(action, base, { [given.member]: given.value }) }
      : step;
    const id = await lead();
    const shown =
      id === undefined ? undefined : shownIn(await ask(probe, read, withId(probe, read, resource, id)));
    if (shown) await compareState(probe, action, stated, shown, () => take(probe, kind, own, id));
  }
}

/** Reads the resource. @returns its states in one text, with one for nothing left; undefined if it is not shown */
async function stateOf(probe: Probe, { resource, read }: Kind, id: unknown): Promise<string | undefined> {
  const sent = await ask(probe, read, withId(probe, read, resource, id));
  const shown = shownIn(sent);
  if (!shown) return undefined;
  const states = statesOf(read, shown).map(({ value }) => value);
  return [...states, ...(restOf(shown) === 0 ? ['with nothing left'] : [])].join(' ');
}

/** Performs a step on the resource. @returns whether it is accepted */
async function take(probe: Probe, kind: Kind, { action, fill }: Step, id: unknown): Promise<boolean> {
  if (!fill) return act(probe, kind, action, id);
  const { resource, read } = kind;
  const shown = shownIn(await ask(probe, read, withId(probe, read, resource, id)));
  const filled = shown && fill(withId(probe, action, resource, id), shown);
  const payload = filled && probe.requests.fresh(action, filled);
  if (!payload || !probe.requests.isSound(action, payload)) return false;
  return (await askEither(probe, action, payload))?.exchange.verdict.success === true;
}

/** Performs an action on the resource. @returns whether it is accepted */
async function act(probe: Probe, kind: Kind, action: Operation, id: unknown): Promise<boolean> {
  const { resource, accepted } = kind;
  const { requests, context } = probe;
  const exact = await exactOnes(probe, kind, action, id);
  const demanded = Object.fromEntries(exact.map(({ member, value }) => [member, value]));
  const named = withId(probe, action, resource, id);
  const bare = exact.length === 0 ? named : withMembers(action, named, demanded);
  const payload = withKey(action, bare, context.rules.validators) ?? bare;
  const own = makes(action) ? requests.unlike(action, payload) : requests.fresh(action, payload);
  if (!requests.isSound(action, own)) return false;
  if (!accepted.has(action) && (await takesOther(probe, action, own, exact))) return true;
  // Where the user is accepted now, another account must be refused.
  if (probe.undecided.has(action)) await writeAsOther(probe, action, own);
  const sent = await askWithOwn(probe, kind, action, id, own);
  if (!sent?.exchange.verdict.success) return false;
  probe.undecided.delete(action);
  if (accepted.has(action)) return true;
  accepted.add(action);
  // The same request again under its key: the tracker compares the responses. An action that only some states allow may be accepted
  // nowhere else.
  if (idempotencyKey(action, own) !== undefined) await askEither(probe, action, own);
  await addTwice(probe, kind, action, id, own);
  await takeTooMuch(probe, kind, action, id, own);
  await takeTooOften(probe, action, own);
  return true;
}

/** Sends the request and, if it is refused, the request with values of the resource. @returns the last response */
async function askWithOwn(
  probe: Probe,
  { resource, read }: Kind,
  action: Operation,
  id: unknown,
  base: Payload,
): Promise<Sent | undefined> {
  const sent = await askEither(probe, action, base);
  if (!sent || sent.exchange.verdict.success) return sent;
  const shown = shownIn(await ask(probe, read, withId(probe, read, resource, id)));
  for (const payload of shown ? fromResource(action, base, shown) : []) {
    const own = probe.requests.fresh(action, payload);
    const second = probe.requests.isSound(action, own) ? await askEither(probe, action, own) : undefined;
    if (second?.exchange.verdict.success) return second;
  }
  return sent;
}

/** A value of the resource that an action demands in a member of its request. */
interface Exact extends ExactValue {
  readonly value: unknown;
  /** The read that shows it. */
  readonly before: Sent;
}

async function exactOnes(
  probe: Probe,
  { resource, read }: Kind,
  action: Operation,
  id: unknown,
): Promise<Exact[]> {
  const stated = exactValues(action, resourceWord(resource));
  const before = stated.length === 0 ? undefined : await ask(probe, read, withId(probe, read, resource, id));
  const shown = shownIn(before) ?? {};
  return stated.flatMap((each) => {
    const value = shown[each.other];
    return before && value !== undefined && value !== null ? [{ ...each, value, before }] : [];
  });
}

/** Sends the next higher and the next lower number than the demanded one. @returns whether one is accepted */
async function takesOther(
  probe: Probe,
  action: Operation,
  base: Payload,
  exact: readonly Exact[],
): Promise<boolean> {
  for (const { member, other, value, text, before } of exact)
    for (const wrong of typeof value === 'number' ? [value + 1, value - 1] : []) {
      const payload = probe.requests.fresh(action, withMembers(action, base, { [member]: wrong }));
      if (!probe.requests.isSound(action, payload)) continue;
      const sent = await askEither(probe, action, payload);
      // A backend that answers 202 may refuse the value later.
      if (!sent?.exchange.verdict.success || sent.exchange.got.status === 202) continue;
      const message = `${member} ${wrong} is accepted with ${other} ${String(value)}; the contract says '${text}'`;
      report(probe, sent, [before, sent], `exact/${member}`, message);
      return true;
    }
  return false;
}

/** Repeats an accepted action that adds to a number: after the first time, a sum is the same as the last value. The tracker compares. */
async function addTwice(
  probe: Probe,
  { resource, read }: Kind,
  action: Operation,
  id: unknown,
  base: Payload,
): Promise<void> {
  if (!statedEffects(action).some(({ kind }) => kind === 'adds')) return;
  const look = () => ask(probe, read, withId(probe, read, resource, id));
  await look();
  await askEither(probe, action, probe.requests.fresh(action, base));
  await look();
}

/** Sends more than the resource has left after an accepted request. The state may refuse it too. @param base the accepted request */
async function takeTooMuch(
  probe: Probe,
  { resource, read }: Kind,
  action: Operation,
  id: unknown,
  base: Payload,
): Promise<void> {
  for (const { member, whole, used, text } of limitsLeft(action)) {
    const before = await ask(probe, read, withId(probe, read, resource, id));
    const shown = shownIn(before);
    const [most, gone] = [shown?.[whole], shown?.[used]];
    if (!before || typeof most !== 'number' || typeof gone !== 'number') continue;
    const wrong = Math.ceil(most - gone) + 1;
    const payload = probe.requests.fresh(action, withMembers(action, base, { [member]: wrong }));
    if (wrong <= 0 || !probe.requests.isSound(action, payload)) continue;
    const sent = await askEither(probe, action, payload);
    if (!sent?.exchange.verdict.success) continue;
    const message = `${member} ${wrong} is accepted with ${whole} ${most} and ${used} ${gone}; the contract says '${text}'`;
    report(probe, sent, [before, sent], `left/${member}`, message);
  }
}

/** Repeats an accepted action until it is sent once more than the contract allows: `at most twice`. The tracker counts. */
async function takeTooOften(probe: Probe, action: Operation, base: Payload): Promise<void> {
  const times = timesOf(action);
  if (!times || times.most > MOST.times || action.method !== 'POST' || makes(action)) return;
  for (let count = 0; count < times.most; count += 1) {
    const sent = await askEither(probe, action, probe.requests.fresh(action, base));
    if (!sent?.exchange.verdict.success) return;
  }
}

/** Restores a removed resource, and checks that it has the state that it had. */
async function bringBack(
  probe: Probe,
  kind: Kind,
  id: unknown,
  state: string,
  removal: Operation,
): Promise<void> {
  const { resource, read, actions } = kind;
  const restore = actions.find((each) => RESTORES.test(`${each.url} ${each.id}`));
  const says = restore && promisesOf(restore).find((text) => AS_IT_WAS.test(text));
  if (!restore || says === undefined || !(await act(probe, kind, restore, id))) return;
  const sent = await ask(probe, read, withId(probe, read, resource, id));
  const after = await stateOf(probe, kind, id);
  if (!sent || after === undefined || after === state) return;
  const message = `${resource.as} ${String(id)} was ${state} before ${removal.id} and is ${after} after ${restore.id}; the contract says '${says}'`;
  report(probe, sent, [sent], `restored/${restore.id}`, message);
}

/** A request for the resource, whatever the parameter is called that names it. */
function withId({ requests }: Probe, operation: Operation, resource: Resource, id: unknown): Payload {
  const named = Object.entries(operation.named ?? {}).filter(([, { name }]) => name === resource.name);
  const names = named.length > 0 ? named.map(([as]) => as) : [resource.as];
  return { ...requests.filled(operation), ...Object.fromEntries(names.map((as) => [as, id])) };
}
