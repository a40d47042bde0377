/** `At most twice`, `with three open loans already`: the backend must refuse an action beyond that number. */
import { isStateName } from '../../../core/base/stateName.ts';
import { isNamedIn, singular, wordPattern, wordsOf } from '../../../core/base/words.ts';
import { collectionWord } from '../../../core/contract/collectionWord.ts';
import { flattened } from '../../../core/contract/flattened.ts';
import { makes } from '../../../core/contract/makes.ts';
import { dataOf } from '../../../core/contract/openapi/dataOf.ts';
import { listIn } from '../../../core/contract/openapi/paging.ts';
import { refusalsIn, sentencesOf } from '../../../core/contract/sentences.ts';
import type { Operation, Payload } from '../../../core/contract/types.ts';
import { itemsOf } from '../../../core/judging/items.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { NUMBER, numberIn } from '../../prose/numberWords.ts';
import { perOperation } from '../../prose/perOperation.ts';
import { requestedIdOf, idText, keyOf, collectionPath, resourceWord } from '../names.ts';
import { stateRows } from '../stateRows.ts';
import { isOfOperation } from '../stems.ts';
import { contradiction, type Contradiction } from '../trackedResource.ts';
import { isWrite, type Watcher } from './watcher.ts';

/** Words of a limit per time span, whose count starts again. */
const PER_TIME =
  /\b(?:per|within|in)(?: a| one)? second\b|\b(per|each|every|a|an|within|in) (minute|hour|day|week|month|year|\d+)|\bdaily|\bhourly|\bmonthly|\bin a row|consecutive/i;

/** Words for a condition that passes: `while there is one that has not expired`. Items without a state do not show it. */
const PASSES =
  /\b(?:expir\w*|laps\w*|end(?:s|ed)|past|still|current(?:ly)?|valid|active|running|ongoing|outstanding|unused|unexpired)\b/i;

/** Larger limits are not checked: a run seldom reaches them. */
const MOST = 10;

/** `at most twice`, `may be renewed only once`, `no more than 3 times`. */
const TIMES = new RegExp(
  String.raw`\b(?:at most|no more than|not more than|up to|maximum|max\.?|(?:can|may) (?:only )?be \w+(?: only)?) (once|twice|${NUMBER} times)\b`,
  'i',
);

/** `At most two renewals`: the groups are the number and the noun of the action. */
const ACTIONS = new RegExp(
  String.raw`\b(?:at most|no more than|not more than|up to|maximum of|max\.?) ${NUMBER} (\p{L}{5,}s?)\b`,
  'iu',
);
/** `A second payment is refused`, `refuses a second return`: the first group of either is the noun of the action. */
const SECOND =
  /\b(?:an?|any|the|each|every) (?:second|further|repeated) (\p{L}{4,})s?\b[^.;]*\b(?:refused|rejected|not (?:possible|allowed)|an? (?:409|conflict|error))|\b(?:refuses?|rejects?) (?:an?|any|the) (?:second|further|repeated) (\p{L}{4,})s?\b/iu;

/** Returns 1 if a sentence refuses the action for the second time. */
function onceIn(text: string, operation: Operation): number {
  const [, one, other = ''] = SECOND.exec(text) ?? [];
  return isOfOperation(operation, one ?? other) ? 1 : 0;
}

/** The number of actions that a sentence allows; 0 if it has none, or names another action. */
function actionsIn(text: string, operation: Operation): number {
  const [, count = '', noun = ''] = ACTIONS.exec(text) ?? [];
  return isOfOperation(operation, noun) ? numberIn(count) : 0;
}

/** `once`, `twice` or `three times`, as a number; 0 for an empty text. */
const timesIn = (words: string): number => {
  if (/^once$/i.test(words)) return 1;
  return /^twice$/i.test(words) ? 2 : numberIn(words.replace(/ times$/i, ''));
};

/** Maximum number of times that an action may be applied to one resource. */
export const timesOf = perOperation(
  (operation): { readonly most: number; readonly text: string } | undefined => {
    const rows = stateRows(operation);
    if (rows.length === 0) return undefined;
    for (const text of [...sentencesOf(operation), ...refusalsIn(operation, rows)]) {
      const [, word = ''] = TIMES.exec(text) ?? [];
      // The response to a creation is a new resource, not another action on the same one.
      const most =
        word === '' && !makes(operation)
          ? actionsIn(text, operation) || onceIn(text, operation)
          : timesIn(word);
      if (most > 0 && most <= MOST && !PER_TIME.test(text)) return { most, text };
    }
    return undefined;
  },
);

export interface ListLimit {
  readonly most: number;
  readonly text: string;
  /** The clause with the number: `the member has two open loans already`. */
  readonly clause: string;
  /** The state in which the resources count. */
  readonly state?: string;
}

/** Maximum number of resources per owner, from the contract of their creation. @param states the states of the resource */
export function listLimitOf(operation: Operation, states: readonly string[]): ListLimit | undefined {
  const rows = stateRows(operation);
  if (rows.length === 0) return undefined;
  // A noun with up to two words before it: `open library loans`.
  const noun = String.raw`(?:\p{L}+ ){0,2}\p{L}+?s?\b`;
  // `with two open loans already`
  const already = new RegExp(String.raw`\b(?:with|has|have|having) ${NUMBER} (${noun}) already\b`, 'iu');
  // `if you already have two open loans`
  const have = new RegExp(String.raw`\balready (?:has|have|having|with) ${NUMBER} (${noun})`, 'iu');
  // `at most two open loans`
  const most = new RegExp(
    String.raw`\b(?:at most|no more than|not more than|up to|maximum of|max\.?) ${NUMBER} (${noun})`,
    'iu',
  );
  const texts = [...sentencesOf(operation), ...refusalsIn(operation, rows)];
  for (const text of texts.filter((each) => !PER_TIME.test(each)))
    for (const part of text.split(/,|\bor\b/)) {
      const [, number = '', what = ''] = already.exec(part) ?? have.exec(part) ?? most.exec(part) ?? [];
      const count = number === '' ? 0 : numberIn(number);
      const isOfKind = kindsOf(operation).some((kind) => isNamedIn(what.toLowerCase(), kind));
      if (!isOfKind || count < 1 || count > MOST) continue;
      if (states.length === 0 && PASSES.test(text)) continue;
      const state = states.find((each) => isNamedIn(what.toLowerCase(), each.toLowerCase()));
      return { most: count, text, clause: part, ...(state !== undefined && { state }) };
    }
  return undefined;
}

/** Plural and singular of the created resource: `loans` and `loan`. */
const kindsOf = ({ roles = [] }: Operation): string[] =>
  roles.flatMap(({ resource, does }) => {
    const word = collectionWord(resource);
    return does === 'made' && word !== '' ? [word, resourceWord(resource)] : [];
  });

/** Members of an item that name its owner, and nouns for an owner: `memberId`, `customer`. */
const OWNER =
  /^(user|member|owner|customer|reader|borrower|patient|client|account|person|student|tenant|driver|requester|guest|author|player)(_?(id|no|name))?$/i;

/** `an`, `each` or `per`, and the noun; or a noun before `has`: what a limit is for. */
const SUBJECT =
  /\b(?:an?|each|every|any|per|(?:of|for|by) (?:the same|one)) (\p{L}+)|(\p{L}+) (has|have|may|can|must|holds?|gets?|takes?|is allowed|are allowed)\b/giu;
/** Words before `has` or `may` that are no noun. */
const NO_NOUN = /^(you|it|they|there|that|which|who|one|and|or|already|not|time)$/i;

/** Returns the noun that a member refers to: `vehicle` for `vehicle_id`, `parking spot` for `parkingSpotId`. */
const nounOf = (name: string): string =>
  wordsOf(name)
    .filter((word, at) => at === 0 || !/^(id|uuid|no|number|name|code|key|ref)$/.test(word))
    .join(' ');

/**
 * Returns the members by which the resources of a limit are counted: `vehicle_id` for `a vehicle has at most one running trip`.
 * Returns none if the contract may mean an owner that the items do not show.
 */
export function ownersIn(
  { text, clause }: Pick<ListLimit, 'text' | 'clause'>,
  item: Payload,
  kinds: readonly string[],
): string[] {
  const isNamed = (within: string, name: string): boolean => {
    const noun = nounOf(name);
    return (
      !kinds.includes(noun) &&
      [noun, `${noun}s`].some((each) => new RegExp(wordPattern(each), 'iu').test(within))
    );
  };
  const names = Object.keys(item).filter((name) => typeof item[name] !== 'boolean');
  const per = [
    ...text.matchAll(/\b(?:per|each|every|(?:for|of) (?:an?|one|the same)) (\p{L}+(?: \p{L}+)?)/giu),
  ];
  const named = names.filter(
    (name) => isNamed(clause, name) || per.some(([, noun = '']) => isNamed(noun, name)),
  );
  if (named.length > 0) return named;
  // `open holds` is no subject with a verb if the limited resources are holds.
  const subjects = [...text.matchAll(SUBJECT)].flatMap(([, one, other, verb = '']) =>
    kinds.includes(verb.toLowerCase()) ? [] : (one ?? other ?? []),
  );
  const isPerson = subjects
    .filter((each) => !NO_NOUN.test(each) && !kinds.includes(singular(each.toLowerCase())))
    .every((each) => OWNER.test(singular(each)));
  // A limit of any person, or without a subject, counts by the only owner that the items show.
  const owners = names.filter((name) => OWNER.test(name));
  return isPerson && owners.length === 1 ? owners : [];
}

export class Limits implements Watcher {
  /** Successful actions by resource. */
  readonly #done = new Map<string, Sent[]>();
  /** The last creation in each collection, by its path. `forget` keeps it: it only leads to the contract, which may have a limit. */
  readonly #made = new Map<string, { readonly by: Sent; readonly operation: Operation }>();

  forget(): void {
    this.#done.clear();
  }

  saw(sent: Sent, account: string): Contradiction[] {
    if (!sent.exchange.verdict.success) return [];
    return isWrite(sent) ? this.#wrote(sent, account) : this.#listed(sent);
  }

  #wrote(sent: Sent, account: string): Contradiction[] {
    const { operation } = sent.case;
    const times = timesOf(operation);
    return (operation.roles ?? []).flatMap(({ resource, does }): Contradiction[] => {
      if (does === 'made') this.#made.set(collectionPath(resource, sent), { by: sent, operation });
      const name = does === 'one' ? requestedIdOf(resource, sent) : undefined;
      if (!times || name === undefined || operation.method !== 'POST') return [];
      const key = `${operation.address} ${keyOf(resource, name, sent, account)}`;
      const done = [...(this.#done.get(key) ?? []), sent];
      this.#done.set(key, done);
      if (done.length <= times.most) return [];
      const message = `${idText(resource, name)}: it is accepted ${done.length} times; the contract says '${times.text}'`;
      return [contradiction('forbidden', `${operation.id}/times`, message, ...done.slice(0, -1))];
    });
  }

  /** Reports a list with more resources of one owner than the contract allows. */
  #listed(sent: Sent): Contradiction[] {
    const { operation } = sent.case;
    const items = itemsOf(operation, sent.exchange.verdict) ?? [];
    return (operation.roles ?? []).flatMap(({ resource, does }): Contradiction[] => {
      const made = does === 'list' ? this.#made.get(collectionPath(resource, sent)) : undefined;
      if (!made || items.length < 2) return [];
      const [stateName, states] = stateMember(operation, items[0] ?? {});
      const limit = listLimitOf(made.operation, states);
      const owners = limit ? ownersIn(limit, items[0] ?? {}, kindsOf(made.operation)) : [];
      const isOwn = limit !== undefined && owners.length === 0 && isOfCaller(limit, operation);
      if (!limit || (owners.length === 0 && !isOwn)) return [];
      // The sentence names no state: finished resources may not count.
      if (states.length > 0 && limit.state === undefined) return [];
      const counted = items.filter((item) => limit.state === undefined || item[stateName] === limit.state);
      const whoseOf = (item: Payload): string =>
        isOwn ? 'the account' : owners.map((owner) => `${owner} ${String(item[owner])}`).join(' and ');
      // Without a text or a number, it is unknown whose an item is.
      const owned = counted.filter((item) =>
        owners.every((owner) => /^(string|number)$/.test(typeof item[owner])),
      );
      for (const whose of new Set(owned.map(whoseOf))) {
        const count = owned.filter((item) => whoseOf(item) === whose).length;
        if (count <= limit.most) continue;
        this.#made.delete(collectionPath(resource, sent));
        const state = limit.state === undefined ? '' : `${limit.state} `;
        const message = `${count} ${state}of ${whose} are listed; the contract says '${limit.text}'`;
        return [contradiction('forbidden', `${made.operation.id}/limit`, message, made.by)];
      }
      return [];
    });
  }
}

/** `You already have 5 loans`, and the list shows `Your loans`: each item counts for the caller. */
const isOfCaller = ({ clause }: ListLimit, list: Operation): boolean =>
  /\byou\b|\bthe caller\b/i.test(clause) &&
  sentencesOf(list).some(
    (text) =>
      /\b(your|my|one's own|the caller's)\b/i.test(text) &&
      !/\b(all|others?|shared|public|team)\b/i.test(text),
  );

/** Returns the member of an item that shows its state, and all states of the contract; empty ones if there is none. */
function stateMember(operation: Operation, item: Payload): [string, readonly string[]] {
  const { properties = {} } = listIn(dataOf(operation), operation.schemas)?.item ?? {};
  for (const [name, part] of Object.entries(properties)) {
    const { enum: values = [] } = flattened(part, operation.schemas);
    if (values.includes(item[name]) && isStateName(name)) return [name, values.map(String)];
  }
  return ['', []];
}
