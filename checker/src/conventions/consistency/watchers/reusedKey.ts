/** An idempotency key stands for one request. With another body the backend must refuse it, if the contract says so. */
import { isDeepStrictEqual } from 'node:util';
import { bodyOf } from '../../../core/contract/body.ts';
import { refusalsIn, sentencesOf } from '../../../core/contract/sentences.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { idempotencyKey } from '../../../core/requests/idempotencyKey.ts';
import { perOperation } from '../../prose/perOperation.ts';
import { contradiction, type Contradiction } from '../trackedResource.ts';
import { isWrite, type Watcher } from './watcher.ts';

const OTHER =
  /\b(an)?other (body|request|payload|content|parameters|data)\b|\bdifferent (body|request|payload|content|parameters|data)\b|\b(key|request) (was|is|has been) (already )?(used|reused)\b|idempotency[ _-]?(key)?[ _-]?(conflict|mismatch|reuse)|同一.*不同(内容|请求)/i;

/** @returns the sentence in which the contract refuses the same key with another body */
export const refusesReuse = perOperation((operation): string | undefined => {
  const rows = operation.errors.filter(({ code, implied }) => !implied && (code === '409' || code === '422'));
  const sentences = [...sentencesOf(operation), ...refusalsIn(operation, rows)];
  return rows.length === 0 ? undefined : sentences.find((text) => OTHER.test(text));
});

export class ReusedKey implements Watcher {
  readonly #first = new Map<string, Sent>();

  forget(): void {
    this.#first.clear();
  }

  saw(sent: Sent, account: string): Contradiction[] {
    const { operation, ask } = sent.case;
    if (!isWrite(sent) || !sent.exchange.verdict.success) return [];
    const member = idempotencyKey(operation, ask.payload);
    const sentence = refusesReuse(operation);
    if (member === undefined || sentence === undefined) return [];
    const key = `${operation.address} ${account} ${String(ask.payload[member])}`;
    const first = this.#first.get(key);
    this.#first.set(key, first ?? sent);
    const bodies = [first, sent].map((each) => {
      const { [member]: _, ...rest } = each ? bodyOf(operation, each.case.ask.payload) : {};
      return rest;
    });
    if (!first || isDeepStrictEqual(bodies[0], bodies[1])) return [];
    const message = `another request is accepted under the ${member} of one before; the contract says '${sentence}'`;
    return [contradiction('twice', `${member}/reused`, message, first)];
  }
}
