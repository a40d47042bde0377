/** A changed resource has a new ETag: in the response to the write that changes it, and in a read if the contract says so. */
import { isDeepStrictEqual } from 'node:util';
import { bodyOf } from '../../../core/contract/body.ts';
import { allPromisesOf } from '../../../core/contract/sentences.ts';
import type { Payload } from '../../../core/contract/types.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { perOperation } from '../../prose/perOperation.ts';
import { idText } from '../names.ts';
import { contradiction, type Contradiction } from '../trackedResource.ts';
import { sightingsIn, type Watcher } from './watcher.ts';

interface LastShown {
  readonly etag: string;
  readonly shown: Payload;
  readonly by: Sent;
}

/** The contract says that an ETag changes with its resource. Otherwise a read may show members that its ETag does not cover. */
const saysChanges = perOperation((operation) =>
  allPromisesOf(operation).some((text) => /\betag\b[^.]*\b(changes|another|differs|new one)\b/i.test(text)),
);

export class EtagChange implements Watcher {
  readonly #seen = new Map<string, LastShown>();

  forget(): void {
    this.#seen.clear();
  }

  saw(sent: Sent, account: string): Contradiction[] {
    const etag = sent.exchange.got.headers?.['etag'];
    // A 202 is sent before the change.
    if (etag === undefined || sent.exchange.got.status === 202) return [];
    const { operation, ask } = sent.case;
    return sightingsIn(sent, account).flatMap(({ key, resource, name, shown, from }) => {
      if (from === 'item') return [];
      const at = `${key} ${account}`;
      const before = this.#seen.get(at);
      this.#seen.set(at, { etag, shown, by: sent });
      const isPromised = from === 'one' && saysChanges(operation);
      const written = from === 'done' ? bodyOf(operation, ask.payload) : {};
      const changed = Object.keys(isPromised ? shown : written).find(
        (each) =>
          before &&
          each in shown &&
          each in before.shown &&
          !isDeepStrictEqual(before.shown[each], shown[each]),
      );
      // Weak ETags may stay the same after a change, unless the contract says otherwise.
      const mayStay = etag.startsWith('W/') && !isPromised;
      if (!before || changed === undefined || before.etag !== etag || mayStay) return [];
      const [was, is] = [before.shown[changed], shown[changed]].map((value) => JSON.stringify(value));
      const message = `${idText(resource, name)}: ${changed} was ${was} and is ${is}, and the ETag is ${etag} as before`;
      return [contradiction('etag', changed, message, before.by)];
    });
  }
}
