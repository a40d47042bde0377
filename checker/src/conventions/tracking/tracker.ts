/**
 * Tracks each resource's last known values and reports responses that contradict each other. Later reads show a confirmed write,
 * a deleted resource is gone, and a refused write changes nothing. The caller must pass exchanges in sequence.
 */
import type { Sent } from '../../core/judging/sent.ts';
import { type AccessOptions } from '../consistency/accessLeaks.ts';
import { namesOwner } from '../consistency/namesOwner.ts';
import { TrackedReads } from '../consistency/trackedReads.ts';
import { type Contradiction } from '../consistency/trackedResource.ts';
import { TrackedWrites } from '../consistency/trackedWrites.ts';
import { TrackerState } from '../consistency/trackerState.ts';
import { makeWatchers, type Watchers } from '../consistency/watchers/index.ts';

export class ConsistencyTracker {
  readonly #state: TrackerState;
  readonly #reads: TrackedReads;
  readonly #writes: TrackedWrites;
  readonly #watchers: Watchers;

  constructor(options: AccessOptions = {}) {
    this.#state = new TrackerState(options);
    this.#reads = new TrackedReads(this.#state);
    this.#writes = new TrackedWrites(this.#state);
    this.#watchers = makeWatchers(options.operations ?? []);
  }

  /**
   * Records one exchange, and reports what it contradicts.
   *
   * @param account the account for which the request counts: any value that tells accounts apart, with `account:` before the name
   *   of one that is no user
   * @param caller the account whose credentials the request carries: the admin may send a request for the user
   */
  saw(sent: Sent, account: string, caller = account): Contradiction[] {
    // The account needed the credentials of another one, so it lacks a role.
    if (caller !== account) this.#watchers.roles.limit(account);
    const { operation } = sent.case;
    const { verdict, got } = sent.exchange;
    // The response to a request for some members only would seem to have lost the others.
    if (asksForSome(sent)) return [];
    // Without a readable response, it is unknown whether a write has taken place.
    const isUnknown = got.lost || (verdict.code === undefined && !verdict.success);
    if (isUnknown) return this.forget();
    const ofEtagsAndRoles = [
      ...this.#state.etags.saw(sent, account),
      ...(verdict.success ? this.#state.accessLeaks.accepted(sent, caller) : []),
    ];
    if (!verdict.success) this.#state.accessLeaks.refused(sent, caller);
    // Writes to the resources of a private read are private too.
    if (this.#state.accessLeaks.isDeclared(operation)) this.#state.accessLeaks.declare(operation);
    const watched = this.#watchers.all.flatMap((each) =>
      each.saw(sent, this.#watchers.ofCaller.has(each) ? caller : account),
    );
    // An account with a role may see resources of others, and its creations do not belong to the user.
    const isForAnother = caller !== account;
    const isReportable = ({ rule }: Contradiction): boolean => rule !== 'private' || !isForAnother;
    // The other accounts of check.yaml have a role, as `account:admin` has.
    const isUser = !account.startsWith('account:');
    if (operation.effect === 'write') {
      const found = verdict.success ? this.#writes.wrote(sent, account, isForAnother) : this.#refused(sent);
      if (!isUser || (isForAnother && namesOwner(sent))) this.#state.forgetMade(sent);
      return [...ofEtagsAndRoles, ...watched, ...(isUser ? found.filter(isReportable) : [])];
    }
    // A role may read other values than a user, so only the watchers judge its reads.
    if (!isUser) return watched;
    return [...ofEtagsAndRoles, ...watched, ...this.#reads.read(sent, account).filter(isReportable)];
  }

  /** Forgets all values. @returns no contradictions */
  forget(): Contradiction[] {
    this.#state.forget();
    for (const each of this.#watchers.all) each.forget();
    return [];
  }

  /** Remembers a refused write, whose resource no list may show. @returns no contradictions */
  #refused(sent: Sent): Contradiction[] {
    this.#state.listings.refused(sent);
    return [];
  }
}

/** Returns whether a read of one resource asks for some members only: `fields=id,title`, `$select`. */
const asksForSome = ({ case: { operation, ask } }: Sent): boolean =>
  operation.effect === 'read' &&
  operation.roles?.some(({ does }) => does === 'one') === true &&
  Object.entries(ask.payload).some(
    ([name, value]) =>
      operation.places?.[name]?.in === 'query' &&
      /^(\$?(fields|select|only)|fields\[\w+\])$/i.test(name) &&
      String(value) !== '',
  );
