/** What the tracker remembers of each resource, and what one account may see of another. */
import type { Kind, Operation, Payload } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { Counts } from './counts.ts';
import { Etags } from './etags.ts';
import { Listings } from './listings.ts';
import { Turns } from './stateTransitions.ts';
import { Strangers, type StrangerOptions } from './accessLeaks.ts';
import { placeOf, calledIn } from './names.ts';
import { says, type Contradiction, type Thing } from './trackedResource.ts';

export interface Stood {
  readonly shown: Payload;
  readonly by: Sent;
  readonly writes: number;
}

export class TrackerState {
  readonly things = new Map<string, Thing>();
  readonly listings = new Listings();
  readonly strangers: Strangers;
  readonly once = new Map<string, { readonly sent: Sent; readonly writes: number }>();
  /** How each thing's switches and states stood when it was read last. */
  readonly switches = new Map<string, ReadonlyMap<string, unknown>>();
  /** What was read of each thing last. */
  readonly stood = new Map<string, Stood>();
  /** What an account was told that there is none of, until a write speaks of it. */
  readonly missing = new Map<string, { readonly name: unknown; readonly by: Sent }>();
  readonly etags = new Etags();
  readonly counts = new Counts();
  readonly turns = new Turns();
  /** What the last write has shown of the thing that it was about. */
  answered: Stood | undefined;
  writes = 0;
  last: Sent | undefined;

  constructor(options: StrangerOptions = {}) {
    this.strangers = new Strangers(options);
  }

  /** Whatever came of it, it may have changed anything. */
  forget(): void {
    this.things.clear();
    this.switches.clear();
    this.stood.clear();
    this.missing.clear();
    this.listings.forget();
    this.etags.forget();
    this.counts.forget();
    this.turns.forget();
  }

  /** What belongs to one account alone stands in its list, and not in that of the one who asks. */
  ofAnother(sent: Sent, kind: Kind, name: unknown, account: string, what: string): Contradiction[] {
    const { operation } = sent.case;
    // Two accounts of one company may see each other's: that somebody's list is his own alone is no fence.
    if (!this.isOthers(operation, account) && !this.strangers.isOfPrivateKind(operation)) return [];
    const place = placeOf(kind, sent);
    const by = this.listings.isOthers(place, name, account);
    if (!by && operation.effect === 'read')
      this.listings.wasShown({ place, kind, name: String(name), account, sent });
    const message = `${calledIn(kind, name)} of another account ${what}`;
    return by ? [says('private', kind.as, message, by)] : [];
  }

  /** What the account may not see of another one, as the team or the contract says. */
  isOthers(operation: Operation, account: string): boolean {
    return this.strangers.isDeclared(operation) || (account === 'other' && this.strangers.isSaid(operation));
  }
}
