/** `The secret is shown only in this response`: no later response shows it. */
import { isObject } from '../../../core/base/object.ts';
import { escaped, squeezed } from '../../../core/base/words.ts';
import { descriptionOf } from '../../../core/contract/descriptionOf.ts';
import { dataOf } from '../../../core/contract/openapi/dataOf.ts';
import { promisesIn, promisesOf } from '../../../core/contract/sentences.ts';
import type { Operation } from '../../../core/contract/types.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { perOperation } from '../../prose/perOperation.ts';
import { returnedResource } from '../names.ts';
import { contradiction, type Contradiction } from '../trackedResource.ts';
import type { Watcher } from './watcher.ts';

/** `shown only in this response`, `only returned once`, `never shown again` */
const ONCE =
  /\b(?:shown|returned|visible|displayed|contained|included|revealed|present|readable)\b[^.;]*\b(?:only (?:here|once|in this response|in the response to (?:this|the creation)|on creation|at creation|when it is (?:created|made))|once only|just once|exactly once|never again|not again|never (?:shown|returned) again)\b|\bonly (?:shown|returned|visible|displayed|contained|included|revealed|present) (?:here|once|in this response|on creation|at creation|when it is (?:created|made))\b|\b(?:never|not|cannot be) (?:shown|returned|displayed|revealed|read) (?:again|afterwards|later)\b/i;
/** The condition of `shown only when it is created`. */
const ON_CREATION = /^when it is (?:created|made)/i;
/** `The response is the only one that shows the pickup code` */
const ONLY_HERE =
  /\b(?:only|the one) (?:response|answer|one|call|place|time)\b[^.;]*\b(?:shows?|returns?|contains?|has|reveals?|includes?) (?:the |its )?`?([\w -]+?)`?$/i;
/** `The secret is shown …`, `The pickup code is shown …`: the words between the article and the verb. */
const SUBJECT = /^(?:the |its |this )?`?([\w -]+?)`? (?:is|are|can|will|cannot)\b/i;

interface OnlyOnce {
  readonly member: string;
  readonly text: string;
}

/** The members that the response of a creation shows once. */
const shownOnce = perOperation((operation: Operation): readonly OnlyOnce[] => {
  if (operation.method !== 'POST') return [];
  const { properties = {} } = dataOf(operation);
  const names = Object.keys(properties);
  const about = promisesOf(operation, ON_CREATION).flatMap((text): OnlyOnce[] => {
    const [, subject = ''] = (ONCE.test(text) ? SUBJECT.exec(text) : undefined) ?? ONLY_HERE.exec(text) ?? [];
    const member = names.find((each) => squeezed(each) === squeezed(subject.replaceAll(' ', '')));
    return member === undefined ? [] : [{ member, text }];
  });
  const own = names.flatMap((member) =>
    promisesIn(descriptionOf(properties[member] ?? {}, operation), ON_CREATION)
      .filter((text) => ONCE.test(text))
      .map((text) => ({ member, text })),
  );
  return [...about, ...own];
});

interface Shown extends OnlyOnce {
  readonly by: Sent;
  readonly value: string;
}

/** Shorter values may occur by chance, except under the same name. */
const LONG = 8;
/** Least length of a code. */
const SHORT = 4;

/** Returns whether a response has the value, or a short value under its name. */
const isShown = (response: string, member: string, value: string): boolean =>
  value.length >= LONG
    ? response.includes(value)
    : new RegExp(`"${escaped(member)}"\\s*:\\s*"${escaped(value)}"`).test(response);

/** Maximum number of remembered values. */
const MOST = 20;

export class ShownOnce implements Watcher {
  #shown = new Map<string, Shown>();

  forget(): void {
    // A shown value stays secret, whatever has changed since.
  }

  saw(sent: Sent): Contradiction[] {
    const { operation, ask } = sent.case;
    const { verdict, got } = sent.exchange;
    const data = returnedResource(sent);
    if (!verdict.success) return [];
    // A repeated creation with its idempotency key may return the first response. Any response may repeat its own request.
    const isCreation = shownOnce(operation).length > 0;
    const found = [...this.#shown].find(
      ([, { value, member, by }]) =>
        !isCreation &&
        by !== sent &&
        isShown(got.text, member, value) &&
        !JSON.stringify(ask.payload).includes(value),
    );
    for (const { member, text } of shownOnce(operation)) {
      const value = isObject(data) ? data[member] : undefined;
      const isSecret = typeof value === 'string' && value.length >= SHORT;
      // A value that the caller has chosen may stand in other members.
      if (isSecret && !JSON.stringify(ask.payload).includes(value) && this.#shown.size < MOST)
        this.#shown.set(value, { member, text, by: sent, value });
    }
    if (!found) return [];
    const [value, { member, text, by }] = found;
    this.#shown.delete(value);
    const message = `${member} is shown again; the contract of ${by.case.operation.id} says '${text}'`;
    return [contradiction('private', `${operation.id}/${member}`, message, by)];
  }
}
