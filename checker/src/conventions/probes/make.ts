/** Creates resources for writes, because other resources may depend on the existing ones. */
import { makes } from '../../core/contract/makes.ts';
import { removes } from '../../core/contract/removes.ts';
import type { Resource, Operation, Payload } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { createdIdOf, namedRole, resourceWord } from '../consistency/names.ts';
import { neededPart } from '../prose/neededPart.ts';
import { ask, askEither, TRIED } from './ask.ts';
import { ofWhole, wholeIn } from './partOf.ts';
import type { Probe } from './probe.ts';

/** Creates one resource in each collection of the operation, so that the probe uses one that nothing depends on. */
export async function make(probe: Probe, operation: Operation): Promise<void> {
  for (const { resource } of operation.roles ?? []) await makeOne(probe, resource, { isFirst: true });
  await addNeededPart(probe, operation);
}

/** Adds a part to the new resource, where the contract refuses the operation without one: a pay run without payslips. */
async function addNeededPart(probe: Probe, operation: Operation): Promise<void> {
  const needed = neededPart(operation);
  const whole = namedRole(operation)?.resource;
  const newest = whole && probe.requests.newest.get(whole.name)?.value;
  if (!needed || !whole || newest === undefined) return;
  for (const maker of probe.context.operations.filter(makes)) {
    const part = maker.roles?.find(({ does }) => does === 'made')?.resource;
    const as = wholeIn(maker, whole);
    if (!part || resourceWord(part) !== needed.noun || as === undefined) continue;
    const payload = ofWhole(maker, probe.requests.unlike(maker, probe.requests.filled(maker)), as, newest);
    await createOnSomeDay(probe, maker, payload);
  }
}

/** Creates a resource that nothing depends on. @returns its id, or undefined if none was created */
export async function makeNew(probe: Probe, resource: Resource): Promise<unknown> {
  const newest = (): unknown => probe.requests.newest.get(resource.name)?.value;
  const before = newest();
  await makeOne(probe, resource, { isFirst: true });
  const id = newest();
  return id === before ? undefined : id;
}

/**
 * Creates a resource of new ones, on a day that has not passed: a booking of a tool that no other booking has. An action on it then
 * depends on no other resource.
 *
 * @returns its id; undefined if it refers to none that can be created and has no day, or if it is refused
 */
export async function makeOfNewOnes(probe: Probe, resource: Resource): Promise<unknown> {
  const maker = createOperationOf(probe, resource);
  const whole = maker ? referredIn(probe, maker) : [];
  if (!maker) return undefined;
  const { requests } = probe;
  if (whole.length === 0 && !requests.fromToday(maker, requests.filled(maker))) return undefined;
  let payload = requests.unlike(maker, requests.accepted.get(maker) ?? requests.filled(maker));
  for (const { as, resource: other } of whole) {
    const id = await makeNew(probe, other);
    if (id !== undefined) payload = ofWhole(maker, payload, as, id);
  }
  // The days of an example may have passed: a loan of that time is overdue, and much is refused for it.
  const current = requests.fromToday(maker, payload);
  const tried = current && (await askEither(probe, maker, requests.fresh(maker, current)));
  const sent = tried?.exchange.verdict.success ? tried : await createOnSomeDay(probe, maker, payload);
  const made = maker.roles?.find(({ does, resource: own }) => does === 'made' && own.name === resource.name);
  return sent?.exchange.verdict.success ? createdIdOf(made?.resource ?? resource, sent) : undefined;
}

/** Returns the kinds of resources that a creation names, and that can be created too. */
const referredIn = (
  { context }: Probe,
  maker: Operation,
): { readonly as: string; readonly resource: Resource }[] =>
  context.operations
    .filter((each) => each !== maker && makes(each))
    .flatMap(({ roles = [] }) =>
      roles.flatMap(({ resource, does }) => {
        const as = does === 'made' ? wholeIn(maker, resource) : undefined;
        return as === undefined ? [] : [{ as, resource }];
      }),
    );

/** Sends a creation and, if it is refused, once more for later days: on the first ones, something may be booked already. */
export async function createOnSomeDay(
  probe: Probe,
  maker: Operation,
  payload: Payload,
): Promise<Sent | undefined> {
  const sent = probe.requests.isSound(maker, payload) ? await askEither(probe, maker, payload) : undefined;
  if (!sent || sent.exchange.verdict.success) return sent;
  const later = probe.requests.later(maker, payload);
  const second = later && (await askEither(probe, maker, probe.requests.fresh(maker, later)));
  return second?.exchange.verdict.success ? second : sent;
}

/** Creates the parents that a path names, with the examples' values, which match each other. @returns whether it names any */
export async function createParents(probe: Probe, { roles = [], named = {} }: Operation): Promise<boolean> {
  const own = new Set(roles.map(({ resource }) => resource.name));
  const parents = Object.values(named).filter(({ name }) => !own.has(name));
  for (const parent of parents) await makeOne(probe, parent, { isFirst: false, fromExample: true });
  return parents.length > 0;
}

/** Returns the operation that creates resources of the kind. */
export const createOperationOf = ({ context }: Probe, { name }: Resource): Operation | undefined =>
  context.operations.find(({ roles = [] }) =>
    roles.some(({ resource, does }) => resource.name === name && does === 'made'),
  );

/** Returns the operation that removes resources of the kind. */
export const removalOf = ({ context }: Probe, { name }: Resource): Operation | undefined =>
  context.operations.find(
    (each) =>
      removes(each) && each.roles?.some(({ resource, does }) => resource.name === name && does === 'one'),
  );

/** Number of later days to try, because some may be occupied. */
const DAYS = 4;

/**
 * Repeats the last accepted creation with other unique values: on the same day first, then on later ones.
 * @returns the first success, else `first`, the refusal that led here
 */
async function likeBefore(probe: Probe, maker: Operation, first: Sent): Promise<Sent> {
  const { requests } = probe;
  const accepted = requests.accepted.get(maker);
  if (!accepted) return first;
  for (let days = 0; days <= DAYS; days += 1) {
    const other = requests.unlike(maker, accepted);
    const payload = days === 0 ? other : requests.later(maker, other);
    if (!payload) break;
    const sent = await ask(probe, maker, requests.fresh(maker, payload), 'parent', TRIED);
    if (sent?.exchange.verdict.success) return sent;
  }
  return first;
}

/** Repeats a refused creation with other values, if the refusal says that some are taken. @returns the last response */
export async function unlessTaken(probe: Probe, first: Sent): Promise<Sent> {
  const { operation, ask: asked } = first.case;
  if (first.exchange.verdict.success || !probe.requests.learnTaken(first)) return first;
  return (
    (await ask(probe, operation, probe.requests.unlike(operation, asked.payload), 'parent', TRIED)) ?? first
  );
}

interface CreateOptions {
  /** After a refusal, creates new parents and tries again: a parent may be full or closed. */
  readonly isFirst: boolean;
  /** Sends the values of the contract's example, not those seen in responses. */
  readonly fromExample?: true;
}

/** Creates a resource, which becomes the newest of its kind. */
async function makeOne(
  probe: Probe,
  resource: Resource,
  { isFirst, fromExample }: CreateOptions,
): Promise<void> {
  const { requests } = probe;
  const maker = createOperationOf(probe, resource);
  if (!maker) return;
  const filled = requests.filled(maker);
  const [payload = filled] = fromExample ? requests.asInExample(maker, filled) : [];
  // The backend may refuse a unique value of an existing resource.
  const first = await ask(probe, maker, requests.unlike(maker, payload), 'parent', TRIED);
  if (!first) return;
  const tried = await unlessTaken(probe, first);
  const sent = tried.exchange.verdict.success ? tried : await likeBefore(probe, maker, tried);
  const made = maker.roles?.find(({ does, resource: own }) => does === 'made' && own.name === resource.name);
  const id = createdIdOf(made?.resource ?? resource, sent);
  if (sent.exchange.verdict.success && id !== undefined)
    requests.newest.set(resource.name, { resource, value: id });
  if (sent.exchange.verdict.success || !isFirst) return;
  const parents = Object.values(maker.named ?? {}).filter((each) => each.name !== resource.name);
  for (const parent of parents) await makeOne(probe, parent, { isFirst: false });
  if (parents.length > 0) await makeOne(probe, resource, { isFirst: false });
}
