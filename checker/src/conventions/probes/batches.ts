/**
 * Names several resources in one request. All of them must change. If one of them is refused, none may change where the contract
 * says so.
 */
import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../core/base/object.ts';
import { flattened } from '../../core/contract/flattened.ts';
import { removes } from '../../core/contract/removes.ts';
import { sentencesOf } from '../../core/contract/sentences.ts';
import { typeOf } from '../../core/contract/typeOf.ts';
import type { Operation, Payload, Resource } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { itemsOf } from '../../core/judging/items.ts';
import { resourceOf } from '../../core/judging/resource.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { forbiddenIn } from '../consistency/forbidden.ts';
import { statesOf } from '../consistency/states.ts';
import { allOrNoneOf } from '../prose/allOrNone.ts';
import { ask, askEither, report, TRIED } from './ask.ts';
import { createOperationOf, makeNew } from './make.ts';
import { missingIdLike, resourceNamed } from './named.ts';
import type { Probe } from './probe.ts';
import { readsOf } from './readBack.ts';

/** `Ids, separated by commas` */
const COMMAS = /\bcommas?\b|逗号/i;

/** Maximum number of listed resources to try. */
const TRIES = 5;

/** A write that names several resources: `POST /tickets/close` with `ids`. */
interface Batch {
  readonly operation: Operation;
  readonly resource: Resource;
  /** Reads one resource by its id. */
  readonly read: Operation;
  /** The request for these resources. */
  readonly naming: (ids: readonly unknown[]) => Payload;
}

export async function writeSeveral(probe: Probe, operation: Operation): Promise<void> {
  for (const batch of batchesIn(probe, operation)) {
    await allOrNone(probe, batch);
    // This check comes last: it may change the last resources that the backend has, if none can be created.
    await allChange(probe, batch);
  }
}

/** A batch for each plural member, such as `ids`: a list of plain values, or a text with commas by any description. */
function batchesIn(probe: Probe, operation: Operation): Batch[] {
  const { properties = {} } = flattened(operation.request, operation.schemas);
  if (operation.effect !== 'write') return [];
  return Object.entries(properties).flatMap(([name, part]): Batch[] => {
    const schema = valueOf(part, operation.schemas);
    const isList = schema.items !== undefined && !flattened(schema.items, operation.schemas).properties;
    const texts = [schema.description ?? '', ...sentencesOf(operation)];
    const isText = typeOf(schema) === 'string' && texts.some((text) => COMMAS.test(text));
    const resource =
      /s$/i.test(name) && (isList || isText) ? resourceNamed(probe.context.operations, name) : undefined;
    const [read] = resource ? readsOf(probe, resource, 'one') : [];
    if (!resource || !read) return [];
    const naming = (ids: readonly unknown[]): Payload => ({
      ...probe.requests.filled(operation),
      [name]: isList ? ids : ids.join(','),
    });
    return [{ operation, resource, read, naming }];
  });
}

/** Checks that both of two resources change, if one does. */
async function allChange(probe: Probe, batch: Batch): Promise<void> {
  const { operation, naming } = batch;
  const [one, two] = await freshOnes(probe, batch, 2);
  if (one === undefined || two === undefined) return;
  const before = [await stateOf(probe, batch, one), await stateOf(probe, batch, two)];
  const sent = await send(probe, operation, naming([one, two]));
  if (!sent?.exchange.verdict.success) return;
  const after = [await stateOf(probe, batch, one), await stateOf(probe, batch, two)];
  const isChanged = [0, 1].map((at) => !isDeepStrictEqual(before[at]?.shown, after[at]?.shown));
  const left = isChanged.indexOf(false);
  // If neither has changed, the write may have no effect that a read shows.
  if (left < 0 || !isChanged.includes(true) || !after[left]) return;
  const message = `${batch.resource.as} ${String(one)} and ${String(two)} were named, and only ${String(left === 0 ? two : one)} has changed`;
  report(probe, after[left].by, [sent, after[left].by], `several/${operation.id}`, message);
}

/** Checks that a resource does not change if the request for it and for another one is refused. */
async function allOrNone(probe: Probe, batch: Batch): Promise<void> {
  const { operation, naming } = batch;
  const says = allOrNoneOf(operation);
  if (says === undefined) return;
  const [fresh] = await freshOnes(probe, batch, 1);
  if (fresh === undefined) return;
  for (const other of [missingIdLike(fresh), ...(await refusedOnes(probe, batch, fresh))])
    for (const ids of [
      [fresh, other],
      [other, fresh],
    ]) {
      const before = await stateOf(probe, batch, fresh);
      const sent = await send(probe, operation, naming(ids));
      if (!before || !sent || sent.exchange.verdict.success) continue;
      const after = await stateOf(probe, batch, fresh);
      if (!after || isDeepStrictEqual(before.shown, after.shown)) continue;
      const message = `the request for ${ids.map(String).join(' and ')} is refused, and ${String(fresh)} has changed; the contract says '${says}'`;
      return report(probe, after.by, [before.by, sent, after.by], `several/${operation.id}/none`, message);
    }
}

/**
 * Returns the id of a listed resource that the write refuses because of its state, or nothing if none is found. The
 * contract names the state, or the write is tried on listed resources, up to twice on each: the first success may lead to the
 * state that refuses. A removal is not tried, because it would take the resources away.
 */
async function refusedOnes(probe: Probe, batch: Batch, freshId: unknown): Promise<unknown[]> {
  const { operation, resource, read, naming } = batch;
  const items = (await listed(probe, resource)).filter((item) => item[resource.member] !== freshId);
  const forbidden = items.find((item) => statesOf(read, item).some((state) => forbiddenIn(operation, state)));
  if (forbidden) return [forbidden[resource.member]];
  if (removes(operation)) return [];
  const stateOfItem = (item: Payload | undefined): string =>
    item ? JSON.stringify(statesOf(read, item).map(({ value }) => value)) : '';
  const fresh = stateOfItem(
    (await listed(probe, resource)).find((item) => item[resource.member] === freshId),
  );
  const isLikeFresh = (item: Payload): boolean => stateOfItem(item) === fresh;
  // Resources in another state than the fresh one are more likely to be refused.
  const others = items.toSorted((one, other) => Number(isLikeFresh(one)) - Number(isLikeFresh(other)));
  for (const item of others.slice(0, TRIES)) {
    const id = item[resource.member];
    for (let count = 0; count < 2; count += 1) {
      const sent = await send(probe, operation, naming([id]));
      if (sent && !sent.exchange.verdict.success) return [id];
    }
  }
  return [];
}

async function listed(probe: Probe, resource: Resource): Promise<Payload[]> {
  const [list] = readsOf(probe, resource, 'list');
  const sent = list && (await ask(probe, list, probe.requests.widest(list)));
  return (sent && list && itemsOf(list, sent.exchange.verdict)) ?? [];
}

/** The ids of new resources, or of listed ones if the contract has no operation that creates such resources. */
async function freshOnes(probe: Probe, { resource }: Batch, count: number): Promise<unknown[]> {
  const made: unknown[] = [];
  for (let at = 0; at < count; at += 1) {
    const id = await makeNew(probe, resource);
    if (id !== undefined) made.push(id);
  }
  if (made.length === count) return made;
  return createOperationOf(probe, resource) ? [] : (await untouched(probe, resource)).slice(0, count);
}

/** The ids of listed resources, those with the most members of null first: `closedAt: null` says that nothing has happened yet. */
async function untouched(probe: Probe, resource: Resource): Promise<unknown[]> {
  const items = await listed(probe, resource);
  const emptyMembers = (item: Payload): number =>
    Object.values(item).filter((value) => value === null).length;
  return items
    .toSorted((one, other) => emptyMembers(other) - emptyMembers(one))
    .map((item) => item[resource.member]);
}

const send = (probe: Probe, operation: Operation, payload: Payload): Promise<Sent | undefined> =>
  probe.requests.isSound(operation, payload)
    ? askEither(probe, operation, probe.requests.fresh(operation, payload))
    : Promise.resolve(undefined);

/** Reads a resource. @returns what the response shows, or the code of a refusal: a removed resource answers 404 */
async function stateOf(
  probe: Probe,
  { read, resource }: Batch,
  id: unknown,
): Promise<{ readonly shown: unknown; readonly by: Sent } | undefined> {
  const by = await ask(probe, read, { ...probe.requests.filled(read), [resource.as]: id }, 'parent', TRIED);
  if (!by) return undefined;
  const shown = by.exchange.verdict.success
    ? resourceOf(read, by.exchange.verdict.data)
    : by.exchange.verdict.code;
  return { shown: isObject(shown) ? { ...shown } : shown, by };
}
