/** One kind of promise that spans several exchanges. Each watcher keeps the state that it needs. */
import { isObject } from '../../../core/base/object.ts';
import type { Payload, Resource } from '../../../core/contract/types.ts';
import { itemsOf } from '../../../core/judging/items.ts';
import { returnsNewResource } from '../../../core/judging/returnsNewResource.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { requestedIdOf, keyOf, returnedResource, returnedIdOf } from '../names.ts';
import type { Contradiction } from '../trackedResource.ts';

export interface Watcher {
  /**
   * Records one exchange, and reports what it contradicts. The caller passes exchanges in sequence.
   *
   * @param account the account for which the request counts, as any value that tells accounts apart; for the watchers `ofCaller`,
   *   the account whose credentials it carries
   */
  saw(sent: Sent, account: string): Contradiction[];
  /** Forgets what a write with an unknown result may have changed. A watcher that keeps a part says why. */
  forget(): void;
}

/** A resource as one response shows it. */
export interface Sighting {
  readonly key: string;
  readonly resource: Resource;
  /** Its id. */
  readonly name: unknown;
  readonly shown: Payload;
  /** A read by id, an item of a list, the response to a change, or the response to a creation. */
  readonly from: 'one' | 'item' | 'done' | 'made';
}

/** The sightings of each exchange by account. Every watcher asks for them. */
const known = new WeakMap<Sent, Map<string, readonly Sighting[]>>();

/** Returns every resource that a successful response shows. */
export function sightingsIn(sent: Sent, account: string): readonly Sighting[] {
  const own = known.get(sent) ?? new Map<string, readonly Sighting[]>();
  const found = own.get(account) ?? readSightings(sent, account);
  known.set(sent, own.set(account, found));
  return found;
}

function readSightings(sent: Sent, account: string): Sighting[] {
  const { operation, ask } = sent.case;
  if (!sent.exchange.verdict.success) return [];
  return (operation.roles ?? []).flatMap((role): Sighting[] => {
    const { resource, does, blind } = role;
    const at = (name: unknown, shown: unknown, from: Sighting['from']): Sighting[] =>
      name === undefined || !isObject(shown)
        ? []
        : [{ key: keyOf(resource, name, sent, account), resource, name, shown, from }];
    if (does === 'list' && operation.effect === 'read')
      return (itemsOf(operation, sent.exchange.verdict) ?? []).flatMap((item) =>
        at(item[resource.member], item, 'item'),
      );
    if (does === 'made' || returnsNewResource({ ...sent.exchange, payload: ask.payload }, role))
      return at(returnedIdOf(resource, sent), returnedResource(sent), 'made');
    return does === 'one' && !blind
      ? at(
          requestedIdOf(resource, sent),
          returnedResource(sent),
          operation.effect === 'read' ? 'one' : 'done',
        )
      : [];
  });
}

/** Returns the keys of the resources that a write changes, removes or creates. */
export function touchedBy(sent: Sent, account: string): string[] {
  const { operation } = sent.case;
  return (operation.roles ?? []).flatMap(({ resource, does }) => {
    const names = does === 'made' ? [] : [requestedIdOf(resource, sent)];
    const shown = does === 'list' ? undefined : returnedIdOf(resource, sent);
    return [...names, shown].flatMap((name) =>
      name === undefined ? [] : [keyOf(resource, name, sent, account)],
    );
  });
}

/** The operation may change something, whatever its response. */
export const isWrite = ({ case: { operation } }: Sent): boolean => operation.effect === 'write';

/** The backend has processed and refused the request: with a 4xx, or with an error code in a 2xx. */
export const isRefused = ({ exchange: { verdict, got } }: Sent): boolean =>
  !verdict.success &&
  verdict.code !== undefined &&
  got.status < 500 &&
  (got.status >= 400 || got.status < 300);
