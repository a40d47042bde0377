/** `metadata is merged key by key`: keys that an update does not send keep their value. */
import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../../core/base/object.ts';
import { isNamedIn } from '../../../core/base/words.ts';
import { bodyOf } from '../../../core/contract/body.ts';
import { allSentencesOf } from '../../../core/contract/sentences.ts';
import type { Operation, Payload } from '../../../core/contract/types.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { isPart } from '../facts.ts';
import { requestedIdOf, idText, keyOf } from '../names.ts';
import { contradiction, type Contradiction } from '../trackedResource.ts';
import { isWrite, sightingsIn, touchedBy, type Watcher } from './watcher.ts';

/** `labels are merged key by key`, `Omitted keys of labels stay`. */
const MERGES =
  /\bmerged?\b|\bkey by key\b|\b(other|missing|omitted) keys\b[^.]*\b(stay|remain|kept|keep)|按键合并|合并更新/i;

/** Returns whether the operation is a partial update, and a sentence says that it merges this member. */
export const merges = (operation: Operation, member: string): boolean =>
  isPart(operation) &&
  allSentencesOf(operation).some((text) => MERGES.test(text) && isNamedIn(text.replaceAll('`', ' '), member));

interface Expected {
  /** The member with the map. */
  readonly member: string;
  /** The keys that the update has not sent, with their values. */
  readonly kept: Payload;
  readonly by: Sent;
}

export class MergedMaps implements Watcher {
  /** The last shown state of each resource, until a write. */
  readonly #shown = new Map<string, Payload>();
  /** The maps that the last write to each resource must have kept. */
  readonly #expected = new Map<string, readonly Expected[]>();

  forget(): void {
    this.#shown.clear();
    this.#expected.clear();
  }

  saw(sent: Sent, account: string): Contradiction[] {
    if (isWrite(sent) && sent.exchange.verdict.success) this.#wrote(sent, account);
    return sightingsIn(sent, account).flatMap(({ key, resource, name, shown }) => {
      this.#shown.set(key, shown);
      return (this.#expected.get(key) ?? []).flatMap(({ member, kept, by }) => {
        const map = shown[member];
        const lost = isObject(map)
          ? Object.keys(kept).find((each) => !isDeepStrictEqual(map[each], kept[each]))
          : undefined;
        if (!isObject(map) || lost === undefined) return [];
        this.#expected.delete(key);
        const message = `${idText(resource, name)} shows ${member}.${lost} ${JSON.stringify(map[lost])}; it was ${JSON.stringify(kept[lost])}, and the update did not name it`;
        return [contradiction('kept', `${member}/*`, message, by)];
      });
    });
  }

  #wrote(sent: Sent, account: string): void {
    const { operation, ask } = sent.case;
    const body = bodyOf(operation, ask.payload);
    for (const { resource, does } of operation.roles ?? []) {
      const name = does === 'one' ? requestedIdOf(resource, sent) : undefined;
      const key = name === undefined ? undefined : keyOf(resource, name, sent, account);
      if (key === undefined) continue;
      const before = this.#shown.get(key);
      const expected = Object.entries(body).flatMap(([member, given]): Expected[] => {
        const was = before?.[member];
        if (!isObject(given) || !isObject(was) || !merges(operation, member)) return [];
        const kept = Object.fromEntries(Object.entries(was).filter(([each]) => !(each in given)));
        return [{ member, kept, by: sent }];
      });
      this.#expected.set(key, expected);
    }
    for (const key of touchedBy(sent, account)) this.#shown.delete(key);
  }
}
