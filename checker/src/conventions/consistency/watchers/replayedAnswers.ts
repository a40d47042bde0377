/** The response to a repeated request has the header that the contract documents for it: `Idempotent-Replayed: true`. */
import type { Operation } from '../../../core/contract/types.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { idempotencyKey } from '../../../core/requests/idempotencyKey.ts';
import { returnedIdOf } from '../names.ts';
import { contradiction, type Contradiction } from '../trackedResource.ts';
import type { Watcher } from './watcher.ts';

/** Returns the header that marks the response to a repeated request. */
const replayHeader = ({ answers = {} }: Operation, status: number): string | undefined =>
  answers[String(status)]?.headers.find(({ name }) => /replay/i.test(name))?.name;

export class ReplayedAnswers implements Watcher {
  readonly #first = new Map<string, Sent>();

  forget(): void {
    this.#first.clear();
  }

  saw(sent: Sent, account: string): Contradiction[] {
    const { operation, ask } = sent.case;
    const { got, verdict } = sent.exchange;
    const member = idempotencyKey(operation, ask.payload);
    const header = replayHeader(operation, got.status);
    const role = operation.roles?.find(({ does }) => does === 'made');
    if (member === undefined || header === undefined || !role || !verdict.success) return [];
    const key = `${account} ${operation.address} ${JSON.stringify(ask.payload)}`;
    const first = this.#first.get(key);
    if (!first) this.#first.set(key, sent);
    const isSame = first && returnedIdOf(role.resource, first) === returnedIdOf(role.resource, sent);
    if (!isSame || got.headers?.[header.toLowerCase()] !== undefined) return [];
    return [
      contradiction('twice', header, `the answer to a repeated request lacks the header ${header}`, first),
    ];
  }
}
