/** `The number of a deleted issue is never given again`: a new resource has another id. */
import { removes } from '../../../core/contract/removes.ts';
import { allPromisesOf } from '../../../core/contract/sentences.ts';
import type { Operation } from '../../../core/contract/types.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { perOperation } from '../../prose/perOperation.ts';
import { collectionPath, idText, keyOf, requestedIdOf, returnedIdOf } from '../names.ts';
import { contradiction, type Contradiction } from '../trackedResource.ts';
import type { Watcher } from './watcher.ts';

const NEVER =
  /\b(never|not|no) (be )?(given|used|assigned|issued|reused|taken|handed out)( again| twice| a second time)?\b|不(会)?(重复使用|复用|再次使用)/i;
/** `The iid of an issue`, `numbers`, `编号`. */
const IDS = /\b(i?ids?|numbers?|no|codes?)\b|编号|序号/i;

/** Returns the sentence that forbids to reuse the id of a deleted resource. */
export const keepsIds = perOperation((operation: Operation): string | undefined =>
  allPromisesOf(operation).find(
    (text) => NEVER.test(text) && IDS.test(text) && /delet|remov|again|reus|删除|复用/i.test(text),
  ),
);

export class ReusedIds implements Watcher {
  readonly #removed = new Map<string, Sent>();

  forget(): void {
    this.#removed.clear();
  }

  saw(sent: Sent, account: string): Contradiction[] {
    const { operation } = sent.case;
    if (operation.effect !== 'write' || !sent.exchange.verdict.success) return [];
    return (operation.roles ?? []).flatMap(({ resource, does }): Contradiction[] => {
      if (does === 'one' && removes(operation)) {
        this.#removed.set(keyOf(resource, requestedIdOf(resource, sent), sent, account), sent);
        return [];
      }
      const id = does === 'made' ? returnedIdOf(resource, sent) : undefined;
      const says = id === undefined ? undefined : keepsIds(operation);
      const by = says === undefined ? undefined : this.#removed.get(keyOf(resource, id, sent, account));
      if (!by) return [];
      const message = `${idText(resource, id)} of ${collectionPath(resource, sent)} was deleted and is given again; the contract says '${says ?? ''}'`;
      return [contradiction('twice', resource.as, message, by)];
    });
  }
}
