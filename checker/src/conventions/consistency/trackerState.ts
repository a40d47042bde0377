/** State of the tracker for each resource, and the visibility of resources to other accounts. */
import type { Resource, Operation } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { AccessLeaks, type AccessOptions } from './accessLeaks.ts';
import { Counts } from './counts.ts';
import { Etags } from './etags.ts';
import { Listings } from './listings.ts';
import { collectionPath, idText } from './names.ts';
import { StateTransitions } from './stateTransitions.ts';
import {
  contradiction,
  type Contradiction,
  type LastState,
  type TrackedResource,
} from './trackedResource.ts';

export interface LastRead extends LastState {
  /** Number of writes that had succeeded by then. */
  readonly writes: number;
}

export class TrackerState {
  readonly resources = new Map<string, TrackedResource>();
  readonly listings = new Listings();
  readonly accessLeaks: AccessLeaks;
  /** For each idempotency key: its first request, and how many writes had succeeded at its last use. */
  readonly keyedRequests = new Map<string, { readonly sent: Sent; readonly writes: number }>();
  /** Booleans and states of each resource at its last read. */
  readonly switches = new Map<string, ReadonlyMap<string, unknown>>();
  /** The last read of each resource. */
  readonly lastRead = new Map<string, LastRead>();
  /** Resources that returned 404 to an account, until a write names them. */
  readonly missing = new Map<string, { readonly name: unknown; readonly by: Sent }>();
  readonly etags = new Etags();
  readonly counts = new Counts();
  readonly transitions = new StateTransitions();
  /** The resource as the last write has shown it. */
  lastConfirmed: LastRead | undefined;
  /** Number of writes that have succeeded. */
  writes = 0;
  /** The last write that has succeeded. */
  last: Sent | undefined;

  constructor(options: AccessOptions = {}) {
    this.accessLeaks = new AccessLeaks(options);
  }

  /**
   * Forgets what was seen of resources, because a write with an unknown result may have changed any of them. Idempotency keys, what
   * each account may see, and the last write that succeeded stay.
   */
  forget(): void {
    this.resources.clear();
    this.switches.clear();
    this.lastRead.clear();
    this.missing.clear();
    this.listings.forget();
    this.etags.forget();
    this.counts.forget();
    this.transitions.forget();
  }

  /** Forgets the resources that a write has created or changed. */
  forgetMade(sent: Sent): void {
    for (const [key, { by }] of this.resources) if (by === sent) this.resources.delete(key);
  }

  /**
   * Reports a private resource that is in another account's list and not in the requesting account's.
   *
   * @param what what happens to the resource, for the message: `is shown`
   */
  ofAnother(sent: Sent, resource: Resource, id: unknown, account: string, what: string): Contradiction[] {
    const { operation } = sent.case;
    // Accounts of one company may see each other's resources, so separate lists alone prove no privacy.
    const isHidden =
      this.hidesOthers(operation, account) ||
      this.accessLeaks.isOfPrivateResource(operation) ||
      this.accessLeaks.mayHide(operation, account);
    if (!isHidden) return [];
    const place = collectionPath(resource, sent);
    const by = this.listings.listOfOther(place, id, account);
    // A later list of the account may show that the resource is not its own.
    if (!by && operation.effect === 'read')
      this.listings.wasShown({ place, resource, name: String(id), account, sent });
    const message = `${idText(resource, id)} of another account ${what}`;
    return by ? [contradiction('private', resource.as, message, by)] : [];
  }

  /** Returns whether the account may not see resources of others, by check.yaml or the contract. */
  hidesOthers(operation: Operation, account: string): boolean {
    return (
      this.accessLeaks.isDeclared(operation, account) ||
      // `other` is the second account of a run, which has no special role.
      (account === 'other' && this.accessLeaks.separatesCompanies(operation))
    );
  }
}
