/** `A page token is valid only for a request with the same filter`: a request with that token and another filter is refused. */
import { isDeepStrictEqual } from 'node:util';
import { allPromisesOf } from '../../../core/contract/sentences.ts';
import type { Operation, Payload } from '../../../core/contract/types.ts';
import { itemsOf } from '../../../core/judging/items.ts';
import { resourceOf } from '../../../core/judging/resource.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { nextPart } from '../../../core/requests/nextPart.ts';
import { withDefaults } from '../../../core/requests/wholeList.ts';
import { perOperation } from '../../prose/perOperation.ts';
import { contradiction, type Contradiction } from '../trackedResource.ts';
import type { Watcher } from './watcher.ts';

const BOUND =
  /\b(token|cursor|marker)s?\b[^.;]*\b(only|must|same|bound|belongs?)\b[^.;]*\b(same|filters?|order\w*|parameters?|quer(y|ies)|request|arguments)\b/i;

/** The sentence that binds a token to its request. */
export const bindsTokens = perOperation((operation: Operation): string | undefined =>
  operation.cursor?.ask === undefined ? undefined : allPromisesOf(operation).find((text) => BOUND.test(text)),
);

/** Returns what a list filters and sorts by: no token, no size, and no empty or false parameters, which filter nothing. */
function filtersIn(operation: Operation, payload: Payload): Payload {
  const { ask = '', size = '' } = operation.cursor ?? {};
  return Object.fromEntries(
    Object.entries(withDefaults(operation, payload)).filter(
      ([name, value]) =>
        name !== ask && name !== size && value !== undefined && value !== '' && value !== false,
    ),
  );
}

export class BoundTokens implements Watcher {
  /** The list that has returned each token; undefined if several have. */
  readonly #given = new Map<string, Sent | undefined>();

  /** Records the list that has returned a token. A token that two different lists have returned proves nothing. */
  #record(key: string, sent: Sent): void {
    const before = this.#given.get(key);
    const isSame =
      before &&
      isDeepStrictEqual(
        filtersIn(sent.case.operation, before.case.ask.payload),
        filtersIn(sent.case.operation, sent.case.ask.payload),
      );
    if (!this.#given.has(key)) this.#given.set(key, sent);
    else if (!isSame) this.#given.set(key, undefined);
  }

  forget(): void {
    this.#given.clear();
  }

  saw(sent: Sent, account: string): Contradiction[] {
    const { operation, ask } = sent.case;
    const says = bindsTokens(operation);
    const { verdict, got } = sent.exchange;
    const token = operation.cursor?.ask;
    if (says === undefined || token === undefined || !itemsOf(operation, verdict)) return [];
    const next = nextPart(operation, ask.payload, resourceOf(operation, verdict.data), got)?.payload[token];
    const place = `${account} ${operation.address} ${sent.wire.path.split('?', 1)[0] ?? ''}`;
    const by = this.#given.get(`${place} ${String(ask.payload[token])}`);
    if (next !== undefined) this.#record(`${place} ${String(next)}`, sent);
    const own = filtersIn(operation, ask.payload);
    const other = by && filtersIn(operation, by.case.ask.payload);
    if (!by || ask.payload[token] === undefined || isDeepStrictEqual(own, other)) return [];
    const name =
      Object.keys({ ...own, ...other }).find((each) => !isDeepStrictEqual(own[each], other?.[each])) ?? '';
    const message = `the token of a list with another ${name} is taken with ${name} ${String(own[name])}; the contract says '${says}'`;
    return [contradiction('pages', token, message, by)];
  }
}
