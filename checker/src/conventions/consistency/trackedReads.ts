/** Checks that the response to a read agrees with earlier responses. */
import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../core/base/object.ts';
import { bodyOf } from '../../core/contract/body.ts';
import type { Resource, Payload } from '../../core/contract/types.ts';
import { itemsOf } from '../../core/judging/items.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { mayShowInstead } from '../prose/shownInstead.ts';
import { isCompleteList, type Listed } from './complete.ts';
import { switchesIn, switchesOfItem, contradictionsIn, omissionsIn } from './facts.ts';
import { mayBeMissing } from './hiddenStates.ts';
import { isPublic } from './isPublic.ts';
import {
  collectionPath,
  keyOf,
  isMissing,
  requestedIdOf,
  idText,
  returnedResource,
  shownIn,
} from './names.ts';
import { asksOtherForm } from './otherForm.ts';
import { ownListSentence } from './ownList.ts';
import { isWhole, mustListCreated } from './parts.ts';
import { contradiction, type Contradiction, type TrackedResource } from './trackedResource.ts';
import type { TrackerState } from './trackerState.ts';

/** Returns whether most written values differ, so that it is another resource. Two companies may use the same ids. */
function isAnother({ facts }: TrackedResource, shown: unknown): boolean {
  if (!isObject(shown)) return false;
  const compared = [...facts].filter(
    ([name, fact]) => name in shown && fact.turnedTo === undefined && !fact.taken,
  );
  const other = compared.filter(([name, { value }]) => !isDeepStrictEqual(shown[name], value));
  return compared.length > 0 && other.length * 2 > compared.length;
}

export class TrackedReads {
  readonly #state: TrackerState;

  constructor(state: TrackerState) {
    this.#state = state;
  }

  /** Records a read, and reports what it contradicts. */
  read(sent: Sent, account: string): Contradiction[] {
    const { operation } = sent.case;
    // Without a known resource, only the items of a private list can be recognised.
    if (!operation.roles && this.#state.accessLeaks.isDeclared(operation))
      return this.#state.accessLeaks.listed(sent, account);
    return (operation.roles ?? []).flatMap(({ resource, does }) => {
      if (does === 'list') return this.#readList(sent, resource, account);
      if (does !== 'one') return [];
      const found = this.#readOne(sent, resource, account);
      return isPublic(returnedResource(sent)) ? found.filter(({ rule }) => rule !== 'private') : found;
    });
  }

  #readOne(sent: Sent, resource: Resource, account: string): Contradiction[] {
    const name = requestedIdOf(resource, sent);
    if (name === undefined) return [];
    const counted = sent.exchange.verdict.success
      ? this.#state.counts.thing(sent, resource, name, account, this.#state.writes)
      : [];
    return [...counted, ...this.#readThing(sent, resource, name, account)];
  }

  /** Reports what the response about one resource contradicts, but for the counts in it. */
  #readThing(sent: Sent, resource: Resource, name: unknown, account: string): Contradiction[] {
    const { verdict } = sent.exchange;
    const shown = returnedResource(sent);
    this.#record(sent, resource, name, account);
    const thing = this.#state.resources.get(keyOf(resource, name, sent, account));
    const leaks = verdict.success
      ? [
          ...this.#state.accessLeaks.seenByAnother(sent, resource, name, account, shown),
          ...this.#state.accessLeaks.readOwn(sent, resource, account),
          ...this.#state.ofAnother(sent, resource, name, account, 'is shown'),
        ]
      : [];
    const hidden = this.#state.listings.hides(sent, resource, name, account, this.#state.writes);
    // The leaks compare reads and lists. Below, the tracked write tells whose the resource is.
    if (!thing) return [...leaks, ...hidden];
    const known = idText(resource, name);
    if (thing.account !== account) return this.#readOfAnother(sent, resource, thing, account);
    if (thing.gone)
      return verdict.success && !isShownAsDeleted(shown)
        ? [contradiction('gone', resource.as, `${known} was deleted and is still there`, thing.gone)]
        : [];
    if (verdict.success) {
      return [...changedIn(sent, thing, shown, known), ...omissionsIn(thing, sent, known), ...hidden];
    }
    if (!(thing.made || thing.stays) || !isMissing(sent) || isHiddenNow(sent, thing)) return [];
    const was = thing.made ? 'made' : 'changed';
    return [
      contradiction('found', resource.as, `${known} was ${was} and is not there (${verdict.code})`, thing.by),
    ];
  }

  /** Records what the response shows, or that the resource is missing for the account. */
  #record(sent: Sent, resource: Resource, name: unknown, account: string): void {
    const key = keyOf(resource, name, sent, account);
    const isShown = sent.exchange.verdict.success;
    this.#state.missing.delete(`${key} ${account}`);
    if (isShown) {
      this.#saw(sent, key, returnedResource(sent));
      this.#state.accessLeaks.sawResource(resource, name, sent, account);
    }
    // Without a login, the 404 says nothing about what the account may see.
    const isMissingForAccount = !isShown && isMissing(sent) && !sent.case.operation.open;
    if (isMissingForAccount) this.#state.missing.set(`${key} ${account}`, { name, by: sent });
  }

  /** Reports a resource of another account that is shown, if it is private. A 404 shows that it is hidden from this account. */
  #readOfAnother(sent: Sent, resource: Resource, thing: TrackedResource, account: string): Contradiction[] {
    // A resource that was deleted for another account proves nothing about this one.
    if (thing.gone) return [];
    if (isMissing(sent) && !isHiddenNow(sent, thing)) this.#state.accessLeaks.hidden(sent, account);
    const name = requestedIdOf(resource, sent);
    const place = collectionPath(resource, sent);
    const { operation } = sent.case;
    const { accessLeaks, listings, writes } = this.#state;
    const isPrivate =
      this.#state.hidesOthers(operation, account) ||
      // The account's own list contains what is shared with it.
      (account === 'other' && accessLeaks.hidesOwners(operation) && !listings.lists(place, name, account)) ||
      (accessLeaks.mayHide(operation, account) && listings.listOfOther(place, name, account) !== undefined) ||
      listings.standsInOwn(place, name, thing.account, account, writes);
    const isShown = sent.exchange.verdict.success && !isAnother(thing, returnedResource(sent));
    return isPrivate && isShown
      ? [
          contradiction(
            'private',
            resource.as,
            `${idText(resource, name)} of another account is shown`,
            thing.by,
          ),
        ]
      : [];
  }

  #saw(sent: Sent, key: string, shown: unknown): void {
    if (asksOtherForm(sent)) return;
    this.#state.switches.set(key, switchesIn(sent));
    const isAfterOneWrite = this.#state.lastRead.get(key)?.writes === this.#state.writes - 1;
    this.#state.transitions.read(key, sent, isAfterOneWrite);
    if (isObject(shown)) this.#state.lastRead.set(key, { shown, by: sent, writes: this.#state.writes });
  }

  #readList(sent: Sent, resource: Resource, account: string): Contradiction[] {
    const { operation } = sent.case;
    const items = itemsOf(operation, sent.exchange.verdict);
    const place = collectionPath(resource, sent);
    if (!items || isOfAllParents(place)) return [];
    const names = items.map((item) => String(item[resource.member]));
    const whole = isWhole(sent, items);
    const listed = { sent, items, names, whole };
    const things = [...this.#state.resources.values()].filter((thing) => thing.place === place);
    return [
      ...items.flatMap((item) =>
        this.#readItem(sent, resource, item, account).filter(
          ({ rule }) => rule !== 'private' || !isPublic(item),
        ),
      ),
      ...(isCompleteList(listed) ? this.#state.counts.list(sent, items, account, this.#state.writes) : []),
      ...(whole ? things : []).flatMap((thing) => this.#lacks(listed, resource, thing, account)),
      ...this.#state.listings.saw(listed, resource, account, {
        writes: this.#state.writes,
        made: things.filter((thing) => thing.made && thing.by === this.#state.last),
        gone: things.find(({ gone }) => gone !== undefined && gone === this.#state.last),
        changed: things.find(({ by, gone }) => by === this.#state.last && gone === undefined),
      }),
    ];
  }

  #readItem(sent: Sent, resource: Resource, item: Payload, account: string): Contradiction[] {
    const key = keyOf(resource, item[resource.member], sent, account);
    // A list may shorten the other members.
    if (!asksOtherForm(sent)) this.#state.switches.set(key, switchesOfItem(sent, item));
    this.#state.accessLeaks.sawResource(resource, item[resource.member], sent, account);
    const thing = this.#state.resources.get(key);
    if (!thing)
      return this.#state.accessLeaks.seenByAnother(sent, resource, item[resource.member], account, item);
    const known = `${resource.as} ${String(thing.name)}`;
    if (thing.account !== account) return this.#itemOfAnother(sent, resource, item, thing, account);
    if (!thing.gone) return changedIn(sent, thing, item, known);
    if (asksForGone(sent) || showsGone(item)) return [];
    return [contradiction('gone', resource.as, `${known} was deleted and is still listed`, thing.gone)];
  }

  /** Reports an item that another account has written, if the list must not show it to this account. */
  #itemOfAnother(
    sent: Sent,
    resource: Resource,
    item: Payload,
    thing: TrackedResource,
    account: string,
  ): Contradiction[] {
    const { operation } = sent.case;
    if (isAnother(thing, item)) return [];
    const listed = `${resource.as} ${String(thing.name)} of another account is listed`;
    const key = keyOf(resource, thing.name, sent, account);
    const sentence = ownListSentence(operation, resource);
    // The 404 of the read by id shows that the account is none of those that see all.
    const refusal = this.#state.missing.get(`${key} ${account}`)?.by;
    if (sentence !== undefined && refusal && !thing.gone) {
      const message = `${listed}, and is ${refusal.exchange.verdict.code} by itself; the contract says '${sentence}'`;
      return [contradiction('private', resource.as, message, thing.by, refusal)];
    }
    const isPrivate =
      this.#state.hidesOthers(operation, account) && !this.#state.accessLeaks.maySeeWithin(sent, account);
    return isPrivate ? [contradiction('private', resource.as, listed, thing.by)] : [];
  }

  /** Reports a created or changed resource that the whole list lacks. */
  #lacks(
    { sent, names }: Listed,
    resource: Resource,
    thing: TrackedResource,
    account: string,
  ): Contradiction[] {
    const { operation, ask } = sent.case;
    const isWanted = thing.account === account && thing.made && !thing.gone;
    if (!isWanted || names.includes(String(thing.name)) || !mustListCreated(operation, ask.payload, thing))
      return [];
    return [
      contradiction(
        'listed',
        resource.as,
        `${resource.as} ${String(thing.name)} was made and is not listed`,
        thing.by,
      ),
    ];
  }
}

/** The contract may hide the resource in the state that its last write has sent or shown. */
const isHiddenNow = ({ case: { operation } }: Sent, { by }: TrackedResource): boolean =>
  mayBeMissing(operation, { ...bodyOf(by.case.operation, by.case.ask.payload), ...shownIn(by) });

/** Reports written values that the response shows otherwise, unless the contract says that it may. */
const changedIn = (sent: Sent, thing: TrackedResource, shown: unknown, known: string): Contradiction[] =>
  asksOtherForm(sent)
    ? []
    : contradictionsIn(thing, shown, known).filter(
        ({ place }) => !mayShowInstead(sent.case.operation, place),
      );

/** The request asks for deleted items: `showDeleted=true`, `with_trashed=1`, `status=deleted`. */
const asksForGone = ({ case: { ask } }: Sent): boolean =>
  Object.entries(ask.payload).some(
    ([name, value]) =>
      (GONE.test(name) && !/^(|0|false|no|none|null)$/i.test(String(value))) || GONE.test(String(value)),
  );

const GONE = /delet|remov|trash|archiv/i;

/** The item is shown as deleted: `deleted_at` has a time. */
const showsGone = (item: Payload): boolean =>
  Object.entries(item).some(
    ([name, value]) =>
      GONE.test(name) &&
      value !== null &&
      value !== undefined &&
      value !== false &&
      value !== 0 &&
      value !== '',
  );

/** `telescopes/-/observations`: ids of several parents may be the same (AIP-159). */
const isOfAllParents = (place: string): boolean => /\/[-*](\/|$)/.test(place);

/** `{ id, deleted: true }`: the response itself says that the resource is gone. */
const isShownAsDeleted = (shown: unknown): boolean =>
  isObject(shown) && ['deleted', 'isDeleted', 'is_deleted'].some((name) => shown[name] === true);
