/** Writes: the state that a response confirms, and writes that the backend must have refused. */
import { isObject } from '../../core/base/object.ts';
import { bodyOf } from '../../core/contract/body.ts';
import { isIdempotentDelete } from '../../core/contract/idempotentDelete.ts';
import { keepsRemoved } from '../../core/contract/keepsRemoved.ts';
import { lastPartOf } from '../../core/contract/lastPart.ts';
import { removes } from '../../core/contract/removes.ts';
import type { Resource, Operation, Role } from '../../core/contract/types.ts';
import { returnsNewResource } from '../../core/judging/returnsNewResource.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { idempotencyKey } from '../../core/requests/idempotencyKey.ts';
import { isCreationTime } from '../prose/creationTime.ts';
import {
  ignoredUpdates,
  survivesDelete,
  sets,
  unconfirmedUpdates,
  lostUpdates,
  outdatedStates,
  confirmedValues,
  clearedValues,
  keptValues,
  valuesAsRead,
  contradictionsIn,
  scalarsIn,
} from './facts.ts';
import { collectionPath, keyOf, requestedIdOf, returnedIdOf, idText, returnedResource } from './names.ts';
import { forbiddenCreation, forbiddenRepeat, acceptedTwice } from './repeated.ts';
import { replaced } from './replaced.ts';
import { contradiction, type Contradiction, type Fact, type TrackedResource } from './trackedResource.ts';
import type { LastRead, TrackerState } from './trackerState.ts';
import { verbEffects, isKeptWhenRemoved, verbOf } from './verbEffects.ts';

export class TrackedWrites {
  readonly #state: TrackerState;

  constructor(state: TrackerState) {
    this.#state = state;
  }

  /**
   * Records an accepted write, and reports what it contradicts.
   *
   * @param isForAnother whether another account sends the request, which may see more
   */
  wrote(sent: Sent, account: string, isForAnother = false): Contradiction[] {
    if (isDryRun(sent)) return [];
    this.#state.writes += 1;
    const [last, lastResponse] = [this.#state.last, this.#state.lastConfirmed];
    this.#state.last = sent;
    this.#state.lastConfirmed = undefined;
    const { operation, ask } = sent.case;
    // The state until this write is still needed below.
    const before = new Map(this.#state.resources);
    const missing = new Map(this.#state.missing);
    this.#forgetMentioned(sent);
    if (removes(operation)) this.#forgetWithin(sent);
    for (const [as, resource] of Object.entries(operation.named ?? {}))
      this.#state.accessLeaks.sawResource(resource, ask.payload[as], sent, account);
    return (operation.roles ?? []).flatMap((role) => {
      // The other roles create a resource. Its id is in the response, or the caller has chosen it.
      const isExisting =
        role.does === 'one' && !returnsNewResource({ ...sent.exchange, payload: ask.payload }, role);
      const name = isExisting ? requestedIdOf(role.resource, sent) : returnedIdOf(role.resource, sent);
      if (name === undefined) return [];
      const key = keyOf(role.resource, name, sent, account);
      const lastRead = this.#state.lastRead.get(key);
      const known: WriteContext = {
        key,
        name,
        account,
        last,
        before: before.get(key),
        missing: isForAnother ? undefined : missing.get(`${key} ${account}`)?.by,
        lastRead,
        lastResponse: before.get(key)?.by === last ? lastResponse : undefined,
        isFresh: lastRead?.writes === this.#state.writes - 1,
        isReplay: this.#state.keyedRequests.has(requestKeyOf(sent, account) ?? ''),
      };
      // A blind response may show another resource.
      const own = role.blind ? withoutData(sent) : sent;
      const found = isExisting ? this.#wroteExisting(own, role, known) : this.#created(own, role, known);
      return role.blind ? found : [...found, ...this.#repeatedKey(sent, role.resource, name, account)];
    });
  }

  /** Records a new resource. */
  #created(
    sent: Sent,
    { resource, does, blind }: Role,
    { key, name, account, last, isReplay }: WriteContext,
  ): Contradiction[] {
    const why = isReplay
      ? undefined
      : (acceptedTwice(sent, last, does === 'one' ? 'one' : 'made') ??
        this.#forbiddenByParent(sent, account));
    const facts = confirmedValues(sent, resource);
    this.#state.resources.set(key, {
      name,
      place: collectionPath(resource, sent),
      by: sent,
      account,
      facts,
      made: !blind,
    });
    this.#state.counts.made(sent, resource, name, account);
    return why === undefined ? [] : [forbidden(sent, resource, name, why, [last])];
  }

  /** Records a write to an existing resource. */
  #wroteExisting(sent: Sent, { resource, blind }: Role, known: WriteContext): Contradiction[] {
    const { key, name, account, last, before, lastRead, isFresh, isReplay, lastResponse } = known;
    const { operation } = sent.case;
    const resourceText = idText(resource, name);
    const shown = returnedResource(sent);
    const read = lastRead && isFresh ? valuesAsRead(sent, lastRead.shown, lastRead.by) : [];
    const knownFacts = new Map([...read, ...(before?.facts ?? [])]);
    const expected = [
      ...keptValues(sent, knownFacts),
      ...createdIn(sent, lastRead),
      ...clearedValues(sent, before, lastRead?.shown),
    ];
    const omitted = lastRead ? replaced(sent, lastRead.shown) : [];
    const effects = lastRead ? verbEffects(sent, lastRead) : [];
    // The response to a cancellation must show its time already, which was null. Its state is checked at the next read.
    const unsetTimes = effects.filter(([, { value }]) => value === null);
    const why = isReplay
      ? undefined
      : (acceptedTwice(sent, last, 'one') ??
        forbiddenRepeat(sent, isFresh ? lastRead : lastResponse, this.#state.transitions.of(sent)));
    const found = [
      ...contradictionsIn({ facts: new Map([...expected, ...omitted, ...unsetTimes]) }, shown, resourceText),
      ...(lastRead && isFresh ? ignoredUpdates(sent, lastRead.shown) : []).map((each) =>
        contradiction('kept', resource.as, `${resourceText}: ${each}`, lastRead?.by),
      ),
      ...this.#state.ofAnother(sent, resource, name, account, 'is written'),
      ...writeToAbsent(operation, resource, known),
      ...(why === undefined ? [] : [forbidden(sent, resource, name, why, [last, lastRead?.by])]),
    ];
    this.#state.lastConfirmed = isObject(shown) ? { shown, by: sent, writes: this.#state.writes } : undefined;
    this.#state.transitions.wrote(key, sent, isFresh ? lastRead?.shown : undefined);
    this.#state.accessLeaks.wroteOwn(sent, resource, account);
    // The later one of two facts about one member counts.
    const facts = new Map([
      ...expected,
      ...omitted,
      ...outdatedStates(sent, this.#state.switches.get(key)),
      ...unconfirmedUpdates(sent, lastRead?.shown),
      ...lostUpdates(sent, lastRead?.shown),
      ...confirmedValues(sent, resource),
      ...effects,
    ]);
    const deletes = removes(operation);
    // The resource may still be shown afterwards, in another state: a cancelled booking, a deleted user.
    const isKept = operation.method !== 'DELETE' && lastRead && isKeptWhenRemoved(lastRead.by);
    const isGone =
      deletes && !isKept && !keepsRemoved(operation) && !survivesDelete(sent, this.#state.switches.get(key));
    this.#state.resources.set(key, {
      name,
      place: collectionPath(resource, sent),
      by: sent,
      account,
      facts,
      // The write may remove the resource.
      made: !deletes && !blind,
      ...(effects.length > 0 && { stays: true }),
      ...(isGone && { gone: sent }),
    });
    return found;
  }

  /** Returns why a parent resource in the path forbids the creation. Only a parent that was read after the last other write counts. */
  #forbiddenByParent(sent: Sent, account: string): string | undefined {
    const { operation, ask } = sent.case;
    for (const [as, resource] of Object.entries(operation.named ?? {})) {
      const parentRead = this.#state.lastRead.get(keyOf(resource, ask.payload[as], sent, account));
      const isFresh = parentRead?.writes === this.#state.writes - 1;
      const text = idText(resource, ask.payload[as]);
      const why = isFresh ? forbiddenCreation(sent, parentRead, text) : undefined;
      if (why !== undefined) return why;
    }
    return undefined;
  }

  /** Forgets every resource that a write mentions, because the write may have changed it. */
  #forgetMentioned({ case: { ask }, exchange: { verdict } }: Sent): void {
    // One text may name several resources: `3003,3006`.
    const mentioned = new Set(
      [...scalarsIn(ask.payload), ...scalarsIn(verdict.data)].flatMap((value) => [
        String(value),
        ...String(value).split(','),
      ]),
    );
    for (const [key, thing] of this.#state.resources)
      if (mentioned.has(String(thing.name))) this.#state.resources.delete(key);
    for (const [key, { name }] of this.#state.missing)
      if (mentioned.has(String(name))) this.#state.missing.delete(key);
    this.#state.listings.mentioned(mentioned);
  }

  /** Forgets resources within a removed one, because the backend may remove them too. */
  #forgetWithin({ case: { ask } }: Sent): void {
    const gone = new Set(scalarsIn(ask.payload).map(String));
    for (const [key, { by }] of this.#state.resources) {
      const mentioned = [...scalarsIn(by.case.ask.payload), ...scalarsIn(by.exchange.verdict.data)];
      if (mentioned.some((value) => gone.has(String(value)))) this.#state.resources.delete(key);
    }
  }

  /** Checks that the same request under the same idempotency key returns the same resource. */
  #repeatedKey(sent: Sent, resource: Resource, name: unknown, account: string): Contradiction[] {
    const { operation, ask } = sent.case;
    const member = idempotencyKey(operation, ask.payload);
    const key = requestKeyOf(sent, account);
    if (member === undefined || key === undefined) return [];
    const before = this.#state.keyedRequests.get(key);
    this.#state.keyedRequests.set(key, { sent: before?.sent ?? sent, writes: this.#state.writes });
    if (!before) return [];
    const first = returnedIdOf(resource, before.sent);
    const same = `the same request with the same ${member}`;
    if (first !== undefined && String(first) !== String(name))
      return [
        contradiction(
          'twice',
          member,
          `${same} made ${resource.member} ${String(first)} and then ${String(name)}`,
          before.sent,
        ),
      ];
    // After another write, the created resource may have changed.
    const facts =
      before.writes === this.#state.writes - 1
        ? confirmedValues(before.sent, resource)
        : new Map<string, never>();
    return contradictionsIn({ facts }, returnedResource(sent), `${same}: ${idText(resource, name)}`);
  }
}

/** Identifies an accepted request under an idempotency key; undefined without one. */
function requestKeyOf({ case: { operation, ask } }: Sent, account: string): string | undefined {
  if (idempotencyKey(operation, ask.payload) === undefined) return undefined;
  return `${operation.address} ${account} ${JSON.stringify(ask.payload)}`;
}

/** Returns the exchange as if its response had no data. */
const withoutData = (sent: Sent): Sent => {
  const { exchange } = sent;
  return { ...sent, exchange: { ...exchange, verdict: { ...exchange.verdict, data: undefined } } };
};

/** State of a resource that a write changes or creates. */
interface WriteContext {
  readonly key: string;
  /** The id of the resource. */
  readonly name: unknown;
  readonly account: string;
  /** The write before this one, to any resource. */
  readonly last: Sent | undefined;
  /** The tracked state before this write. */
  readonly before: TrackedResource | undefined;
  /** The earlier 404 that the account got. */
  readonly missing: Sent | undefined;
  /** The last read of the resource. */
  readonly lastRead: LastRead | undefined;
  /** The resource as the write before this one has shown it; undefined if that was a write to another resource. */
  readonly lastResponse: LastRead | undefined;
  /** True if no write came between the last read and this write. */
  readonly isFresh: boolean;
  /** True if the account repeats an accepted request under its idempotency key: the state may be that which the first one has made. */
  readonly isReplay: boolean;
}

/** Reports an accepted write to a resource that was deleted, or for which the account got a 404. */
function writeToAbsent(
  operation: Operation,
  resource: Resource,
  { name, before, missing }: WriteContext,
): Contradiction[] {
  const isRefusable = operation.errors.some(({ code }) => code === '404' || code === '410');
  if (!isRefusable || bringsBack(operation) || isIdempotentDelete(operation)) return [];
  // After a deletion, a PUT may create the resource again. After a 404 it may not: the contract has a 404 for it.
  const deletion = operation.method === 'PUT' ? undefined : before?.gone;
  const earlier404 = needsExisting(operation) ? missing : undefined;
  const accepted = (state: string, by: Sent | undefined): Contradiction[] => {
    const message = `${idText(resource, name)} ${state}, and a write to it is accepted`;
    return by ? [contradiction('gone', resource.as, message, by)] : [];
  };
  return [...accepted('was deleted', deletion), ...accepted('is not there', earlier404)];
}

/** The operation restores a deleted resource. */
const bringsBack = ({ url, id }: Operation): boolean =>
  /un-?delete|restore|recover|undo/i.test(`${lastPartOf(url)} ${id}`);

/** The creation time (`createdAt`) as last read. No write changes it, unless its own request sets it. */
const createdIn = (sent: Sent, lastRead: LastRead | undefined): [string, Fact][] =>
  Object.entries(lastRead?.shown ?? {}).flatMap(([name, value]): [string, Fact][] =>
    lastRead &&
    isCreationTime(name) &&
    typeof value === 'string' &&
    !(name in bodyOf(sent.case.operation, sent.case.ask.payload))
      ? [[name, { value, by: lastRead.by }]]
      : [],
  );

/**
 * The account must be able to read the resource before the write. Not so for one that accepts an invitation, or joins a group: `join`
 * is no known verb.
 */
function needsExisting(operation: Operation): boolean {
  if (sets(operation) || operation.method === 'DELETE') return true;
  const verb = verbOf(operation);
  return verb !== undefined && !/^(accept|activate|reopen|start)$/.test(verb);
}

const forbidden = (
  { case: { operation } }: Sent,
  resource: Resource,
  id: unknown,
  why: string,
  before: readonly (Sent | undefined)[],
): Contradiction =>
  contradiction('forbidden', operation.id, `${idText(resource, id)}: ${why}`, ...new Set(before));

/** `validateOnly=true` (AIP-163), `dryRun=All`: the request is checked, and changes nothing. */
const isDryRun = ({ case: { operation, ask } }: Sent): boolean =>
  Object.entries(ask.payload).some(
    ([name, value]) =>
      operation.places?.[name]?.in === 'query' &&
      /^(validate_?only|dry_?run|only_?validate)$/i.test(name) &&
      !/^(|0|false|none)$/i.test(String(value)),
  );
