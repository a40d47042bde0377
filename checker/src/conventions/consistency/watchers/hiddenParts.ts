/** `Customers never see internal comments`: an account without a role does not see the hidden items. */
import { promisesOf } from '../../../core/contract/sentences.ts';
import { itemsOf } from '../../../core/judging/items.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { perOperation } from '../../prose/perOperation.ts';
import { contradiction, type Contradiction } from '../trackedResource.ts';
import { isWrite, type Watcher } from './watcher.ts';

/** `Customers never see internal comments`, `internal comments are not shown to customers`: one of the groups is `internal`. */
const HIDES =
  /\b(?:\p{L}+s) (?:never|do not|don't|cannot|can't|can ?not|may not|must not) (?:see|read|get|receive) (?:the |any )?(\p{L}+)\b|\b(\p{L}+) \p{L}+ are (?:never|not) (?:shown|visible|listed) (?:to|for) \p{L}+s\b/iu;

/** A word that marks hidden items, with its sentence: `internal` for items with `internal: true` or `is_internal: true`. */
const hiddenOf = perOperation((operation) =>
  promisesOf(operation).flatMap((text) => {
    const [, afterSee, beforeShown] = HIDES.exec(text) ?? [];
    const word = (afterSee ?? beforeShown)?.toLowerCase();
    return word === undefined ? [] : [{ word, text }];
  }),
);

export class HiddenParts implements Watcher {
  readonly #isLimited: (account: string) => boolean;

  /** @param isLimited returns whether an account has no special role */
  constructor(isLimited: (account: string) => boolean) {
    this.#isLimited = isLimited;
  }

  forget(): void {
    // Each response is judged by itself.
  }

  saw(sent: Sent, account: string): Contradiction[] {
    const { operation } = sent.case;
    if (isWrite(sent) || !this.#isLimited(account)) return [];
    const items = itemsOf(operation, sent.exchange.verdict) ?? [];
    return hiddenOf(operation).flatMap(({ word, text }) => {
      const shown = items.find((item) => item[word] === true || item[`is_${word}`] === true);
      const message = `what is ${word} is shown: ${JSON.stringify(shown ?? {}).slice(0, 120)}; the contract says '${text}'`;
      return shown ? [contradiction('private', `${operation.id}/${word}`, message)] : [];
    });
  }
}
