/** Checks ETags: a changed resource has a new one, and a write with an old one is refused. */
import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../core/base/object.ts';
import { bodyOf } from '../../core/contract/body.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { returnedResource } from './names.ts';
import type { Contradiction } from './trackedResource.ts';

interface LastRead {
  readonly etag: string;
  readonly thing: Payload;
  readonly by: Sent;
  /** Members that were written since then. */
  readonly written: readonly string[];
}

interface CurrentEtag {
  readonly etag: string;
  readonly by: Sent;
}

export class Etags {
  /** The last read of each path, by account. Two accounts may get different ETags for the same resource. */
  readonly #shown = new Map<string, Map<string, LastRead>>();
  /** The current ETag; undefined after a write whose response does not show it. */
  readonly #now = new Map<string, Map<string, CurrentEtag>>();
  /** Every ETag that was the current one of a path. */
  readonly #seen = new Map<string, Set<string>>();
  /** Paths whose ETag changed without a write to them: it depends on other resources. */
  readonly #dependent = new Set<string>();

  forget(): void {
    for (const each of [this.#shown, this.#now, this.#seen, this.#dependent]) each.clear();
  }

  saw(sent: Sent, account: string): Contradiction[] {
    const { operation } = sent.case;
    if (!sent.exchange.verdict.success) return [];
    if (operation.effect === 'write') return this.#wrote(sent, account);
    return operation.method === 'GET' ? this.#read(sent, account) : [];
  }

  #read(sent: Sent, account: string): Contradiction[] {
    const { path } = sent.wire;
    const etag = etagOf(sent);
    const thing = returnedResource(sent);
    if (etag === undefined || !isObject(thing)) return [];
    const shown = this.#shown.get(path) ?? new Map<string, LastRead>();
    const before = shown.get(account);
    const now = this.#now.get(path)?.get(account);
    if (now !== undefined && now.etag !== etag) this.#dependent.add(path);
    this.#shown.set(path, shown.set(account, { etag, thing, by: sent, written: [] }));
    this.#record(path, account, { etag, by: sent });
    const name = before?.written.find((each) => !isDeepStrictEqual(before.thing[each], thing[each]));
    // Weak ETags may stay the same after a change.
    if (!before || name === undefined || before.etag !== etag || etag.startsWith('W/')) return [];
    const [was, is] = [before.thing[name], thing[name]].map((value) => JSON.stringify(value));
    const message = `${name} was ${was} and is ${is}, and the ETag is ${etag} as before`;
    return [{ rule: 'etag', message, place: name, before: [before.by] }];
  }

  #wrote(sent: Sent, account: string): Contradiction[] {
    const { operation, ask } = sent.case;
    const { path } = sent.wire;
    const name = ifMatchOf(operation);
    const sentAlong = name === undefined ? undefined : ask.payload[name];
    // `*` matches any state.
    const given = sentAlong === undefined || sentAlong === '*' ? undefined : String(sentAlong);
    const now = this.#now.get(path)?.get(account);
    // Only an ETag that was once current shows that the writer has seen an older state.
    const isOld =
      given !== undefined && now !== undefined && now.etag !== given && this.#seen.get(path)?.has(given);
    const names = Object.keys(bodyOf(operation, ask.payload));
    for (const [who, shown] of this.#shown.get(path) ?? [])
      this.#shown.get(path)?.set(who, { ...shown, written: [...shown.written, ...names] });
    // This write may have changed these ETags, so they are unknown until the next read.
    for (const each of [path, ...this.#dependent]) this.#now.delete(each);
    const etag = etagOf(sent);
    if (etag !== undefined) this.#record(path, account, { etag, by: sent });
    // The write was accepted, so its ETag was the current one before.
    if (given !== undefined && etag !== undefined && given !== etag)
      this.#seen.set(path, (this.#seen.get(path) ?? new Set()).add(given));
    if (!isOld) return [];
    const message = `a write with ${name} ${given} was taken, and ${now.etag} was shown since`;
    return [{ rule: 'etag', message, place: 'If-Match', before: [now.by] }];
  }

  #record(path: string, account: string, now: CurrentEtag): void {
    this.#seen.set(path, (this.#seen.get(path) ?? new Set()).add(now.etag));
    this.#now.set(path, (this.#now.get(path) ?? new Map()).set(account, now));
  }
}

const etagOf = ({ exchange: { got } }: Sent): string | undefined => got.headers?.['etag'];

/** Returns the name of the `If-Match` parameter. */
export const ifMatchOf = ({ places = {} }: Operation): string | undefined =>
  Object.keys(places).find((name) => places[name]?.in === 'header' && /^if-match$/i.test(places[name].name));
