/** An idempotency key stands for one request. With another body the backend must refuse it, if the contract says so. */
import { isDeepStrictEqual } from 'node:util';
import { squeezed } from '../../../core/base/words.ts';
import { bodyOf, membersOf } from '../../../core/contract/body.ts';
import { namesRow, refusalsIn, sentencesIn, sentencesOf } from '../../../core/contract/sentences.ts';
import type { ErrorRow } from '../../../core/contract/types.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { idempotencyKey } from '../../../core/requests/idempotencyKey.ts';
import { perOperation } from '../../prose/perOperation.ts';
import { contradiction, type Contradiction } from '../trackedResource.ts';
import { isWrite, type Watcher } from './watcher.ts';

/** `the same key with another body`, `the key was used already`, `参数不一致`. */
const OTHER =
  /\b(an)?other (body|request|payload|content|parameters|data)\b|\bdifferent (body|request|payload|content|parameters|data)\b|\b(key|request) (was|is|has been) (already )?(used|reused)\b|idempotency[ _-]?(key)?[ _-]?(conflict|mismatch|reuse)|同一.*不同(内容|请求)|(参数|内容|请求体?|金额)(不一致|不同|不符|有变化?)/i;

/** `The same number with other lines`: only these members must be the same. */
const OTHER_MEMBERS =
  /\bsame (?:number|key|id|reference|code|identifier)\b[^.;]*\bwith (?:an)?(?:other|different) (\w+)/i;

/** Words that tie a sentence of the whole contract to keys. */
const OF_KEYS = /idempot|\bkeys?\b|幂等|单号|流水号/i;

interface Refusal {
  readonly text: string;
  /** The only member that must be the same; without it, the whole body. */
  readonly member?: string;
}

/** @returns the sentence in which the contract refuses the same key with another body */
export const refusesReuse = perOperation((operation): Refusal | undefined => {
  const refusals = operation.errors.filter(({ code, implied }) => !implied && /^4\d\d$/.test(code));
  const rows = refusals.filter(({ code }) => code === '409' || code === '422');
  const isNamed = (text: string): boolean => namesRow(text, refusals) || hasCodeOf(refusals, text);
  // Without a 409 or 422, a sentence must name its code.
  const own = sentencesOf(operation).filter((text) => rows.length > 0 || isNamed(text));
  const common = sentencesIn(operation.about ?? '').filter((text) => OF_KEYS.test(text) && isNamed(text));
  for (const text of [...own, ...refusalsIn(operation, rows), ...common]) {
    if (OTHER.test(text)) return { text };
    const [, word = ''] = OTHER_MEMBERS.exec(text) ?? [];
    const member = Object.keys(membersOf(operation)).find((name) => squeezed(name) === word.toLowerCase());
    if (member !== undefined) return { text, member };
  }
  return undefined;
});

/** `| 400 | the key was used with other parameters |`: here the code is enough, also of a row that `namesRow` knows by its name. */
const hasCodeOf = (rows: readonly ErrorRow[], text: string): boolean =>
  rows.some(({ code }) => text.includes(code));

export class ReusedKey implements Watcher {
  readonly #first = new Map<string, Sent>();

  forget(): void {
    this.#first.clear();
  }

  saw(sent: Sent, account: string): Contradiction[] {
    const { operation, ask } = sent.case;
    if (!isWrite(sent) || !sent.exchange.verdict.success) return [];
    const member = idempotencyKey(operation, ask.payload);
    const refusal = refusesReuse(operation);
    if (member === undefined || !refusal) return [];
    const key = `${operation.address} ${account} ${String(ask.payload[member])}`;
    const first = this.#first.get(key);
    this.#first.set(key, first ?? sent);
    const bodies = [first, sent].map((each) => {
      const { [member]: _, ...rest } = each ? bodyOf(operation, each.case.ask.payload) : {};
      return refusal.member === undefined ? rest : rest[refusal.member];
    });
    if (!first || isDeepStrictEqual(bodies[0], bodies[1])) return [];
    const message = `another request is accepted under the ${member} of one before; the contract says '${refusal.text}'`;
    return [contradiction('twice', `${member}/reused`, message, first)];
  }
}
