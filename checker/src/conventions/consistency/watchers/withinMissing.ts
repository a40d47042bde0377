/** A resource that is missing for an account hides its contents too. */
import { bodyOf } from '../../../core/contract/body.ts';
import { dataOf } from '../../../core/contract/openapi/dataOf.ts';
import { listIn } from '../../../core/contract/openapi/paging.ts';
import type { Operation } from '../../../core/contract/types.ts';
import { itemsOf } from '../../../core/judging/items.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { idText, isMissing, keyOf, namedRole } from '../names.ts';
import { contradiction, type Contradiction } from '../trackedResource.ts';
import { isWrite, type Watcher } from './watcher.ts';

/** Names of references, which may be the missing resource. */
const NAMES = /(^|_|[a-z])(id|ids|uuid|no|number|numbers|code|key|ref|names)$/i;

/** Returns whether a value is a resource name (AIP-122: `shelves/1/books/2`) or an address. */
const isPath = (value: unknown): boolean => typeof value === 'string' && /^\/?\w+\/\S+$/.test(value);

/** `telescopes/-` stands for all of them (AIP-159). */
const isWildcard = (id: unknown): boolean => id === '-' || id === '*';

/**
 * Returns whether a 404 can only mean that the named resource itself is missing. For `GET /cars/7/last-position` it may mean that
 * car 7 has no position yet. It is certain for a path that ends in the id, for a POST, which creates its part, and for a list,
 * which could be empty.
 */
const isAboutWhole = (operation: Operation): boolean =>
  operation.method === 'POST' ||
  /\}(:\w+)?\/?$/.test(operation.url) ||
  listIn(dataOf(operation), operation.schemas) !== undefined;

export class WithinMissing implements Watcher {
  /** The 404 of each resource, by account, until the next write. */
  readonly #missing = new Map<string, Sent>();

  forget(): void {
    this.#missing.clear();
  }

  saw(sent: Sent, account: string): Contradiction[] {
    const { success } = sent.exchange.verdict;
    const found = success ? this.#within(sent, account) : [];
    if (isWrite(sent) && success) this.forget();
    for (const key of this.#keysIn(sent, account))
      // The history of a removed resource (410) may still be shown. An operation without a login says nothing of the account.
      if (!success && isMissing(sent) && sent.exchange.verdict.code !== '410' && !sent.case.operation.open)
        this.#missing.set(key, sent);
      else if (success) this.#missing.delete(key);
    return found;
  }

  /** Returns the key of the requested resource, if a 404 can refer to no other one. */
  #keysIn(sent: Sent, account: string): string[] {
    const { operation, ask } = sent.case;
    const inPath = Object.keys(operation.places ?? {}).filter(
      (each) => operation.places?.[each]?.in === 'path' && each in ask.payload,
    );
    // No other value of the request names a resource that may be missing instead.
    const isPlain = Object.entries({ ...ask.payload, ...bodyOf(operation, ask.payload) }).every(
      ([each, value]) => inPath.includes(each) || (!NAMES.test(each) && ![value].flat().some(isPath)),
    );
    const own = namedRole(operation);
    const [parameter = ''] = inPath;
    const resource = operation.named?.[parameter] ?? own?.resource;
    if (inPath.length !== 1 || !isPlain || !resource || isWildcard(ask.payload[parameter])) return [];
    if (!isAboutWhole(operation)) return [];
    return [`${account} ${keyOf(resource, ask.payload[parameter], sent, account)}`];
  }

  /** Reports an accepted request for what lies within a missing resource. */
  #within(sent: Sent, account: string): Contradiction[] {
    const { operation, ask } = sent.case;
    if (operation.open || !operation.errors.some(({ code }) => code === '404')) return [];
    const own = (operation.roles ?? []).filter(({ does }) => does === 'one').map(({ resource }) => resource);
    return Object.entries(operation.named ?? {}).flatMap(([parameter, resource]) => {
      const name = ask.payload[parameter];
      if (operation.places?.[parameter]?.in !== 'path' || own.some((each) => each.name === resource.name))
        return [];
      const by = this.#missing.get(`${account} ${keyOf(resource, name, sent, account)}`);
      const items = itemsOf(operation, sent.exchange.verdict);
      // Many backends return an empty list for a missing resource.
      if (!by || (!isWrite(sent) && items?.length === 0)) return [];
      const message = `${idText(resource, name)} is not there for the account (${by.exchange.verdict.code}), and what lies within it is ${isWrite(sent) ? 'written' : 'shown'}`;
      return [contradiction('private', `${resource.as}/within`, message, by)];
    });
  }
}
