/** `A refresh token works once`: the backend must refuse the same token or code a second time. */
import { bodyOf, membersOf } from '../../../core/contract/body.ts';
import { promisesOf } from '../../../core/contract/sentences.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { perOperation } from '../../prose/perOperation.ts';
import { contradiction, type Contradiction } from '../trackedResource.ts';
import type { Watcher } from './watcher.ts';

const ONCE =
  /\b(works?|valid|used?|usable|accepted|good|redeem(ed|able)?) (only )?(exactly )?once\b|\bonly once\b|\bsingle[- ]use\b|\bone[- ]time\b|\brotat(es?|ed|ing|ion)\b|(只能|仅能?)(使)?用一次|一次性/i;
const TOKEN = /(token|code|ticket|nonce|otp)$/i;

export interface SingleUseMember {
  readonly member: string;
  readonly text: string;
}

/** Returns the member whose value works for one request only, if the contract says so. */
export const singleUseOf = perOperation((operation): SingleUseMember | undefined => {
  const text = promisesOf(operation).find((each) => ONCE.test(each));
  const members = Object.keys(membersOf(operation)).filter(
    (name) => TOKEN.test(name) && !operation.places?.[name],
  );
  const [member, ...others] = members;
  return operation.method === 'POST' && text !== undefined && member !== undefined && others.length === 0
    ? { member, text }
    : undefined;
});

export class SingleUse implements Watcher {
  readonly #used = new Map<string, Sent>();

  forget(): void {
    this.#used.clear();
  }

  saw(sent: Sent): Contradiction[] {
    const { operation, ask } = sent.case;
    const singleUse = singleUseOf(operation);
    const value = singleUse && bodyOf(operation, ask.payload)[singleUse.member];
    if (!singleUse || typeof value !== 'string' || !sent.exchange.verdict.success) return [];
    const key = `${operation.address} ${value}`;
    const before = this.#used.get(key);
    this.#used.set(key, sent);
    const message = `the same ${singleUse.member} is accepted a second time; the contract says '${singleUse.text}'`;
    return before ? [contradiction('forbidden', `${operation.id}/${singleUse.member}`, message, before)] : [];
  }
}
