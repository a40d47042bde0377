/** What the tracker remembers of each resource, and what one account may see of another. */
import type { Resource, Operation, Payload } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { AccessLeaks, type AccessOptions } from './accessLeaks.ts';
import { Counts } from './counts.ts';
import { Etags } from './etags.ts';
import { Listings } from './listings.ts';
import { placeOf, calledIn } from './names.ts';
import { StateTransitions } from './stateTransitions.ts';
import { contradiction, type Contradiction, type TrackedResource } from './trackedResource.ts';

export interface LastRead {
  readonly shown: Payload;
  readonly by: Sent;
  readonly writes: number;
}

export class TrackerState {
  readonly resources = new Map<string, TrackedResource>();
  readonly listings = new Listings();
  readonly accessLeaks: AccessLeaks;
  readonly keyedRequests = new Map<string, { readonly sent: Sent; readonly writes: number }>();
  /** How each resource's switches and states stood when it was read last. */
  readonly switches = new Map<string, ReadonlyMap<string, unknown>>();
  /** What was read of each resource last. */
  readonly lastRead = new Map<string, LastRead>();
  /** Resources for which an account got 404, until a write names them. */
  readonly missing = new Map<string, { readonly name: unknown; readonly by: Sent }>();
  readonly etags = new Etags();
  readonly counts = new Counts();
  readonly transitions = new StateTransitions();
  /** What the last write has shown of the resource that it was about. */
  lastConfirmed: LastRead | undefined;
  writes = 0;
  last: Sent | undefined;

  constructor(options: AccessOptions = {}) {
    this.accessLeaks = new AccessLeaks(options);
  }

  /** Whatever came of it, it may have changed anything. */
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

  /** What a write has made, or done, is not held against what comes. */
  forgetMade(sent: Sent): void {
    for (const [key, { by }] of this.resources) if (by === sent) this.resources.delete(key);
  }

  /** What belongs to one account alone stands in its list, and not in that of the one who asks. */
  ofAnother(sent: Sent, resource: Resource, name: unknown, account: string, what: string): Contradiction[] {
    const { operation } = sent.case;
    // Two accounts of one company may see each other's resources: separate lists alone prove no privacy.
    if (!this.isOthers(operation, account) && !this.accessLeaks.isOfPrivateResource(operation)) return [];
    const place = placeOf(resource, sent);
    const by = this.listings.isOthers(place, name, account);
    if (!by && operation.effect === 'read')
      this.listings.wasShown({ place, resource, name: String(name), account, sent });
    const message = `${calledIn(resource, name)} of another account ${what}`;
    return by ? [contradiction('private', resource.as, message, by)] : [];
  }

  /** What the account may not see of another one, as the team or the contract says. */
  isOthers(operation: Operation, account: string): boolean {
    return (
      this.accessLeaks.isDeclared(operation) || (account === 'other' && this.accessLeaks.isSaid(operation))
    );
  }
}
