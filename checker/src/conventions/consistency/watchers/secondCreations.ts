/** `A reader reviews a book once`: the backend must refuse a second creation of the same account. */
import { bodyOf } from '../../../core/contract/body.ts';
import { makes } from '../../../core/contract/makes.ts';
import type { Payload } from '../../../core/contract/types.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { scalarsIn } from '../facts.ts';
import { createdIdOf, idText } from '../names.ts';
import { oncePerCaller, type OncePer } from '../oncePerCaller.ts';
import { contradiction, type Contradiction } from '../trackedResource.ts';
import { isWrite, type Watcher } from './watcher.ts';

/** A resource that an account has created, and may create once. */
interface Created {
  readonly id: unknown;
  readonly by: Sent;
}

/** The account is the one whose credentials the request carries: an administrator may create one beside the user's. */
export class SecondCreations implements Watcher {
  /** The last one by operation, account and what must be the same in a second request. */
  readonly #last = new Map<string, Created>();

  forget(): void {
    this.#last.clear();
  }

  saw(sent: Sent, account: string): Contradiction[] {
    const { operation } = sent.case;
    if (!isWrite(sent) || !sent.exchange.verdict.success) return [];
    // A change, a removal or an action may end the first one, so that another is allowed.
    if (!makes(operation)) this.forget();
    this.#forgetMentioned(sent);
    const once = account === '' ? undefined : oncePerCaller(operation);
    const role = operation.roles?.find(({ does }) => does === 'made');
    const id = role && createdIdOf(role.resource, sent);
    if (!once || !role || id === undefined) return [];
    const key = `${operation.address} ${account} ${JSON.stringify(sameIn(sent, once))}`;
    const last = this.#last.get(key);
    this.#last.set(key, { id, by: sent });
    // A backend may answer with the same one again.
    if (!last || String(last.id) === String(id)) return [];
    const message = `${idText(role.resource, id)}: it is accepted beside ${String(last.id)} of the same account; the contract says '${once.text}'`;
    return [contradiction('forbidden', `${operation.id}/once`, message, last.by)];
  }

  /** Another creation that names the first one may end it: `POST /bookings/7/cancellations`. */
  #forgetMentioned({ case: { operation, ask } }: Sent): void {
    const mentioned = new Set(scalarsIn(ask.payload).map(String));
    for (const [key, { id, by }] of this.#last)
      if (by.case.operation !== operation && mentioned.has(String(id))) this.#last.delete(key);
  }
}

/** The part of a request that a second one must have in common with it, sorted by name. */
function sameIn({ case: { operation, ask } }: Sent, { free }: OncePer): Payload {
  const all = Object.entries({ ...ask.payload, ...bodyOf(operation, ask.payload) });
  const same = all.filter(([name]) => !free.includes(name));
  return Object.fromEntries(same.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
