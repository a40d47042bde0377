/** `Only with at least one payslip`: the backend must refuse the action for a resource that shows none. */
import { singular, wordsOf } from '../../../core/base/words.ts';
import { bodyOf } from '../../../core/contract/body.ts';
import type { Payload } from '../../../core/contract/types.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { neededPart } from '../../prose/neededPart.ts';
import { idText, keyOf, namedRole, requestedIdOf } from '../names.ts';
import { contradiction, type Contradiction, type LastState } from '../trackedResource.ts';
import { isWrite, sightingsIn, type Watcher } from './watcher.ts';

export class NeededParts implements Watcher {
  /** The resources as shown since the last write. */
  readonly #shown = new Map<string, LastState>();

  forget(): void {
    this.#shown.clear();
  }

  saw(sent: Sent, account: string): Contradiction[] {
    const isTaken = isWrite(sent) && sent.exchange.verdict.success;
    const found = isTaken ? this.#judge(sent, account) : [];
    // Any write may add a part.
    if (isTaken) this.forget();
    for (const { key, shown } of sightingsIn(sent, account)) this.#shown.set(key, { shown, by: sent });
    return found;
  }

  #judge(sent: Sent, account: string): Contradiction[] {
    const { operation, ask } = sent.case;
    const needed = neededPart(operation);
    const role = namedRole(operation);
    const name = role && requestedIdOf(role.resource, sent);
    if (!needed || !role || name === undefined || operation.method === 'DELETE') return [];
    const last = this.#shown.get(keyOf(role.resource, name, sent, account));
    const empty = last && emptyIn(last.shown, needed.noun);
    // The request may bring the parts itself.
    const brings = Object.keys(bodyOf(operation, ask.payload)).some((each) => hasNoun(each, needed.noun));
    if (!last || empty === undefined || brings) return [];
    const message = `${idText(role.resource, name)}: ${empty} is ${JSON.stringify(last.shown[empty])}, and it is accepted; the contract says '${needed.text}'`;
    return [contradiction('forbidden', `${operation.id}/needs`, message, last.by)];
  }
}

const hasNoun = (name: string, noun: string): boolean =>
  wordsOf(name).some((word) => singular(word) === noun);

/** Returns the member that shows that there are no such parts: an empty list, or a count of 0. */
const emptyIn = (shown: Payload, noun: string): string | undefined =>
  Object.entries(shown).find(([name, value]) => {
    if (Array.isArray(value)) return value.length === 0 && singular(name.toLowerCase()) === noun;
    const words = wordsOf(name).map(singular);
    // `payslipCount`, `number_of_payslips`; not `paidPayslipCount`.
    const others = words.filter((word) => word !== noun && !/^(count|number|no|num|of|total)$/.test(word));
    return value === 0 && words.includes(noun) && words.length > 1 && others.length === 0;
  })?.[0];
