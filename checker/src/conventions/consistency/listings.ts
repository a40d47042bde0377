/** Compares lists with each other: duplicates, pages, parts, and items added between two lists. */
import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../core/base/object.ts';
import { sentencesOf } from '../../core/contract/sentences.ts';
import type { Payload, Resource } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import {
  isCompleteList,
  isSame,
  missingItems,
  lackOfPages,
  requestedPath,
  type Lack,
  type Listed,
} from './complete.ts';
import { hiddenMember } from './hiddenMember.ts';
import { mayBeMissing } from './hiddenStates.ts';
import {
  changedOthers,
  createdByRefused,
  createdTwice,
  removedOthers,
  type Listing,
  type Now,
} from './listChanges.ts';
import { idText, isMissing, collectionPath, returnedResource } from './names.ts';
import { isOtherPage } from './parts.ts';
import { contradiction, type Contradiction } from './trackedResource.ts';

/** A resource that an account was shown. */
interface ShownResource {
  readonly place: string;
  readonly resource: Resource;
  readonly name: string;
  readonly account: string;
  readonly sent: Sent;
}

/** Maximum number of remembered private resources. */
const MAX_REMEMBERED = 100;

/** A sentence about a list of the caller's own resources only; not `One's own, and public ones of others`. */
const isOfOwn = (text: string): boolean =>
  /\b(own|my|mine|caller's|assigned to)\b|我的|本人|自己/i.test(text) &&
  !/\b(public|shared|visible|others)\b|公开|共享/i.test(text);

/** `Oneself, the employees one manages, for HR all`: a list may show more than the account may read by id. */
const FOR_SOME =
  /\b(oneself|own|mine|manages?|managed|may see|visible (to|for)|only (by|for|to)|(by|for|to) \p{L}+ only)\b|本人|自己|仅(限|供|由)/iu;

const isForSome = ({ case: { operation } }: Sent): boolean =>
  sentencesOf(operation).some((text) => FOR_SOME.test(text));

/**
 * Remembers the lists that each account was shown, and compares each new one with them. A list is *whole* if it is not one page of
 * several, and *complete* if no parameter filters or sorts it either.
 */
export class Listings {
  #shown: readonly ShownResource[] = [];
  /** Names of ids (`as`) that do not identify an item: several different items of one page have the same id. */
  readonly #shared = new Set<string>();
  /** The last response to each request, by `<collection path> <account> <address> <payload>`. */
  readonly #listings = new Map<string, Listing>();
  /** The last complete list of each path and account, with its parts until the next write, and the items that these lack. */
  readonly #parts = new Map<string, { complete: Listed; parts: Listed[]; writes: number; lacking: Lack[] }>();

  /** Forgets only the last responses. What a part lacks stays, because it is reported only after a later list has confirmed it. */
  forget(): void {
    this.#listings.clear();
  }

  /** Records a refused write, after which no list may have a new item. */
  refused(sent: Sent): void {
    for (const listing of this.#listings.values()) listing.refused ??= sent;
  }

  /** Records a list, and reports what it contradicts. */
  saw(listed: Listed, resource: Resource, account: string, now: Now): Contradiction[] {
    const { sent, names } = listed;
    return [
      ...this.#compare(listed, resource, account, now),
      ...(isCompleteList(listed) ? this.#shownToOthers(collectionPath(resource, sent), account, names) : []),
      ...this.#missingFromParts(listed, resource, account, now.writes),
    ];
  }

  /**
   * Returns whether both accounts have read a whole list of the place, filtered or not, since the last write, and only the
   * owner's contains the resource.
   */
  standsInOwn(place: string, id: unknown, owner: string, account: string, writes: number): boolean {
    const listings = [...this.#listings].filter(
      // A list of the account's own resources is only part of what it may see.
      ([key, { sent }]) => key.startsWith(`${place} `) && !sentencesOf(sent.case.operation).some(isOfOwn),
    );
    const listingsOf = (who: string): Listing[] =>
      listings.flatMap(([key, listing]) =>
        // An older list cannot contain a resource that was created since.
        key.startsWith(`${place} ${who} `) && listing.whole && listing.writes === writes ? [listing] : [],
      );
    const has = ({ names }: Listing): boolean => names.includes(String(id));
    const others = listingsOf(account);
    return listingsOf(owner).some(has) && others.length > 0 && !others.some(has);
  }

  /** Returns whether the last list of any request of the account contains the resource. */
  lists(place: string, id: unknown, account: string): boolean {
    return [...this.#listings].some(
      ([key, { names }]) => key.startsWith(`${place} ${account} `) && names.includes(String(id)),
    );
  }

  /** Records a private resource that an account was shown. Later lists show its owner. */
  wasShown(shown: ShownResource): void {
    this.#shown = [...this.#shown, shown].slice(-MAX_REMEMBERED);
  }

  /** A write names the resource, so its owner may change. */
  mentioned(names: ReadonlySet<string>): void {
    this.#shown = this.#shown.filter(({ name }) => !names.has(name));
  }

  /** Reports private resources that the account was shown before, and that another account's complete list contains, but not its own. */
  #shownToOthers(place: string, account: string, names: readonly string[]): Contradiction[] {
    const found = this.#shown.filter(
      (each) =>
        each.place === place &&
        each.account === account &&
        !names.includes(each.name) &&
        this.listOfOther(place, each.name, account) !== undefined,
    );
    this.#shown = this.#shown.filter((each) => !found.includes(each));
    return found.map(({ resource, name, sent }) =>
      contradiction('private', resource.as, `${idText(resource, name)} of another account is shown`, sent),
    );
  }

  /**
   * Returns a complete list of another account that contains the resource. Undefined if a complete list of this account contains it
   * too, or if this account has read none that is at least as new: without one, the absence proves nothing.
   */
  listOfOther(place: string, id: unknown, account: string): Sent | undefined {
    const listed = [...this.#listings].filter(
      ([key, { isComplete }]) => key.startsWith(`${place} `) && isComplete,
    );
    const isOf = (key: string): boolean => key.startsWith(`${place} ${account} `);
    const own = listed.filter(([key]) => isOf(key)).map(([, each]) => each);
    if (own.some(({ names }) => names.includes(String(id)))) return undefined;
    return listed.find(
      ([key, each]) =>
        !isOf(key) && each.names.includes(String(id)) && own.some(({ writes }) => writes >= each.writes),
    )?.[1].sent;
  }

  /** Checks that a resource in the account's list can be read, with the same values. */
  hides(sent: Sent, resource: Resource, id: unknown, account: string, writes: number): Contradiction[] {
    const { success, code } = sent.exchange.verdict;
    const place = `${collectionPath(resource, sent)} ${account} `;
    const listed = [...this.#listings].flatMap(([key, each]) =>
      key.startsWith(place) && each.writes === writes && each.names.includes(String(id)) ? [each] : [],
    );
    const known = idText(resource, id);
    const complete = listed.find(({ isComplete }) => isComplete);
    // A read for some accounts only may refuse what a list for all shows. A list for some shows what the account may read.
    const mayShowMore = complete && isForSome(sent) && !isForSome(complete.sent);
    // The list may have been read with the credentials of a role, which sees more states.
    const isHidden = (): boolean =>
      mayBeMissing(sent.case.operation, complete?.items[complete.names.indexOf(String(id))] ?? {});
    if (complete && !success && isMissing(sent) && !mayShowMore && !isHidden())
      return [
        contradiction(
          'found',
          resource.as,
          `${known} is listed, and who asks for it is told that it is not there (${code})`,
          complete.sent,
        ),
      ];
    const shown = returnedResource(sent);
    if (!success || !isObject(shown)) return [];
    for (const { items, names, sent: before } of listed) {
      const item = items[names.indexOf(String(id))];
      const why = item && hiddenMember(sent.case.operation, shown, item);
      if (why !== undefined) return [contradiction('hidden', resource.as, `${known} ${why}`, before)];
    }
    return [];
  }

  #compare(
    { sent, items, names, whole }: Listed,
    resource: Resource,
    account: string,
    { writes, made, gone, changed }: Now,
  ): Contradiction[] {
    const { operation, ask } = sent.case;
    const key = `${collectionPath(resource, sent)} ${account} ${operation.address} ${JSON.stringify(ask.payload)}`;
    const before = this.#listings.get(key);
    const fresh = names.filter((name) => before && !before.names.includes(name));
    const doubled = doubledIn(items, names);
    // Several items with one id: it is the id of another resource.
    if (new Set(names).size < names.length && doubled === undefined) this.#shared.add(resource.as);
    const wholeBefore = whole && before?.whole ? before : undefined;
    const doubledId = doubled?.[resource.member];
    const listedTwice = `${resource.as} ${String(doubledId)} is listed twice`;
    const found = [
      ...(doubledId === undefined ? [] : [contradiction('pages', operation.id, listedTwice)]),
      ...(wholeBefore ? createdByRefused(resource, wholeBefore, fresh, writes) : []),
      // Two new items with the values of one write are telling on a single page too.
      ...createdTwice(resource, items, before, fresh, { writes, made }),
      ...this.#onTwoPages(sent, resource, names, writes),
      ...(wholeBefore ? removedOthers(resource, wholeBefore, names, writes, gone) : []),
      ...(wholeBefore ? changedOthers(resource, wholeBefore, items, writes, changed) : []),
    ];
    this.#listings.set(key, {
      sent,
      items,
      names,
      writes,
      whole,
      isComplete: isCompleteList({ sent, items, names, whole }),
      refused: undefined,
    });
    return found;
  }

  /** Reports an id that another page of the same list shows too. */
  #onTwoPages(sent: Sent, resource: Resource, names: readonly string[], writes: number): Contradiction[] {
    // All items of `stock-items?location_id=BER1` have the same location_id, so it identifies none of them.
    const isPinned = sent.case.ask.payload[resource.as] !== undefined;
    if (isPinned || this.#shared.has(resource.as)) return [];
    return [...this.#listings.values()].flatMap((other) => {
      const isPage = other.writes === writes && isOtherPage(other.sent, sent);
      const twice = isPage ? names.find((name) => other.names.includes(name)) : undefined;
      if (twice === undefined) return [];
      const message = `${resource.as} ${twice} stands on two pages`;
      return [contradiction('pages', sent.case.operation.id, message, other.sent)];
    });
  }

  /**
   * Reports an item of the complete list that is missing from a part. Waits until a second complete list shows it unchanged, so
   * it was there all the time. For pages, the complete list must be the same, because one removed item moves all others.
   */
  #missingFromParts(listed: Listed, resource: Resource, account: string, writes: number): Contradiction[] {
    const { operation } = listed.sent.case;
    const key = `${operation.address} ${account} ${requestedPath(listed.sent)}`;
    const known = this.#parts.get(key);
    const found = (known?.lacking ?? []).filter(({ item }) =>
      listed.items.some((other) => isDeepStrictEqual(other, item)),
    );
    if (known) known.lacking = known.lacking.filter((lack) => !found.includes(lack));
    if (isCompleteList(listed)) {
      if (known?.writes === writes && isSame(known.complete, listed))
        found.push(...lackOfPages(listed, known.parts));
      this.#parts.set(key, { complete: listed, parts: [], writes, lacking: known?.lacking ?? [] });
    } else if (known?.writes === writes) {
      known.parts.push(listed);
      known.lacking.push(...missingItems(known.complete, listed));
    }
    return found.map(({ name, where, by }) =>
      contradiction('lacking', where, `${resource.as} ${name} is listed, and not ${where}`, by),
    );
  }
}

/** Returns an item that the list shows twice. Items with one id are the same only if all of their members are equal. */
const doubledIn = (items: readonly Payload[], names: readonly string[]): Payload | undefined =>
  items.find((item, at) => {
    const first = names.indexOf(names[at]!);
    return first !== at && isDeepStrictEqual(items[first], item);
  });
