/**
 * A request that is repeated with its idempotency key creates nothing new: both answers have the same id. This watcher judges what
 * no operation lists or reads, such as a transfer; `TrackedWrites` judges the rest.
 */
import { isObject } from '../../../core/base/object.ts';
import { singular, wordsOf } from '../../../core/base/words.ts';
import type { Operation, Payload } from '../../../core/contract/types.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { idempotencyKey } from '../../../core/requests/idempotencyKey.ts';
import { returnedResource } from '../names.ts';
import { contradiction, type Contradiction } from '../trackedResource.ts';
import { isWrite, type Watcher } from './watcher.ts';

/** No operation reads what the response shows: the write has no resource, or an action shows something else. */
const isUnread = ({ roles = [] }: Operation): boolean => roles.every(({ blind }) => blind === true);

/** `id`, `transfer_id`, `topUpNo` */
const ID = /^(.*?)_?(id|uuid|guid|no|number|reference)$/i;

/** Returns the name of the member that identifies what a write has created: `id`, or `transfer_id` of `POST /transfers`. */
function idMember({ url, id }: Operation, shown: Payload): string | undefined {
  const names = Object.keys(shown).filter((name) => /^(string|number)$/.test(typeof shown[name]));
  const plain = names.find((name) => /^_?(id|uuid|guid)$/i.test(name));
  // Only a name with the words of the operation counts: `request_id` differs from answer to answer.
  const created = [...wordsOf(url.split('/').at(-1) ?? ''), ...wordsOf(id)].map(singular);
  return (
    plain ??
    names.find((name) => {
      const of = wordsOf(ID.exec(name)?.[1] ?? '');
      return of.length > 0 && of.every((word) => created.includes(singular(word)));
    })
  );
}

export class KeyedAnswers implements Watcher {
  readonly #first = new Map<string, Sent>();

  forget(): void {
    // A key stands for its first accepted request, whatever changes afterwards.
  }

  saw(sent: Sent, account: string): Contradiction[] {
    const { operation, ask } = sent.case;
    const member = idempotencyKey(operation, ask.payload);
    if (member === undefined || !isWrite(sent) || !isUnread(operation)) return [];
    if (!sent.exchange.verdict.success) return [];
    const key = `${operation.address} ${account} ${JSON.stringify(ask.payload)}`;
    const first = this.#first.get(key);
    this.#first.set(key, first ?? sent);
    const [before, now] = [first && returnedResource(first), returnedResource(sent)];
    if (!first || !isObject(before) || !isObject(now)) return [];
    const name = idMember(operation, before);
    const isSame =
      name === undefined || now[name] === undefined || String(before[name]) === String(now[name]);
    if (isSame) return [];
    const message = `the same request with the same ${member} made ${name} ${String(before[name])} and then ${String(now[name])}`;
    return [contradiction('twice', member, message, first)];
  }
}
