/** A case-insensitive search finds the word in another case. */
import { escaped } from '../../../core/base/words.ts';
import { flattened } from '../../../core/contract/flattened.ts';
import { dataOf } from '../../../core/contract/openapi/dataOf.ts';
import { listIn } from '../../../core/contract/openapi/paging.ts';
import { typeOf } from '../../../core/contract/typeOf.ts';
import type { Operation, Payload } from '../../../core/contract/types.ts';
import { valueOf } from '../../../core/contract/valueOf.ts';
import { itemsOf } from '../../../core/judging/items.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { isReadParameter } from '../../../core/requests/asked.ts';
import { SEARCH } from '../../../core/requests/searching.ts';
import { isSort } from '../../../core/requests/sorting.ts';
import { isOfPart } from '../../prose/partOfText.ts';
import { perOperation } from '../../prose/perOperation.ts';
import { filterMembers } from '../complete.ts';
import { idText, collectionPath } from '../names.ts';
import { isWhole } from '../parts.ts';
import { contradiction, type Contradiction } from '../trackedResource.ts';
import { alikeIn } from './alike.ts';
import { isWrite, sightingsIn, type Watcher } from './watcher.ts';

/** A text search parameter, and the members that it searches. */
export interface Search {
  readonly name: string;
  readonly members: readonly string[];
  /** The contract speaks of letters such as Ö too. */
  readonly isForAllLetters: boolean;
}

/** Words for letters beyond ASCII, or such a letter itself. */
const ALL_LETTERS = /[\u00c0-\u024f]|\b(umlauts?|accent\w*|diacritic\w*|unicode|all languages)\b/i;

/** Case-insensitive searches whose members the contract names. */
export const searchesIn = perOperation((operation): readonly Search[] => {
  const { properties = {} } = flattened(operation.request, operation.schemas);
  return Object.entries(properties).flatMap(([name, part]): Search[] => {
    const description = `${part.description ?? ''}\n${valueOf(part, operation.schemas).description ?? ''}`;
    const members = searchedMembers(operation, description);
    // In a description with two members, one may only say which resources are meant.
    const isSearch = SEARCH.test(name) || (isOfPart(description) && members.length === 1);
    const isOfAnyCase = isReadParameter(operation, name) && alikeIn([description]).case;
    const isForAllLetters = ALL_LETTERS.test(description);
    return isSearch && isOfAnyCase && members.length > 0 ? [{ name, members, isForAllLetters }] : [];
  });
});

/** The texts of an item that the description of a search names. In `the holder's name`, `name` is a part of `holderName`. */
export function searchedMembers(operation: Operation, description: string): string[] {
  const { properties: shown = {} } = listIn(dataOf(operation), operation.schemas)?.item ?? {};
  const named = Object.keys(shown).filter(
    (each) =>
      /string|array/.test(typeOf(valueOf(shown[each] ?? {}, operation.schemas))) &&
      namesMember(description, each),
  );
  return named.filter((each) => !named.some((longer) => spoken(longer).endsWith(` ${spoken(each)}`)));
}

/** The words of a member, in lower case: `holder name`. */
const spoken = (member: string): string =>
  member
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

/** Returns whether a text has the words of a member, in the singular or plural: `labels` or `label`. */
const namesMember = (text: string, member: string): boolean => {
  const words = spoken(member);
  const single = words.replace(/s$/, '');
  const plain = text.replaceAll(/['’]s?(?= )/g, '');
  return new RegExp(`\\b(${escaped(words)}|${escaped(single)})s?\\b`, 'i').test(plain);
};

/** An item of a list. */
interface ShownItem {
  /** Path of its collection. */
  readonly place: string;
  /** Its id. */
  readonly name: unknown;
  readonly shown: Payload;
  readonly by: Sent;
}

export class Searches implements Watcher {
  /** Items shown to each account since the last write. */
  readonly #seen = new Map<string, ShownItem>();

  forget(): void {
    this.#seen.clear();
  }

  saw(sent: Sent, account: string): Contradiction[] {
    if (isWrite(sent)) {
      if (sent.exchange.verdict.success) this.forget();
      return [];
    }
    const found = this.#missedItem(sent, account);
    for (const { key, resource, name, shown, from } of sightingsIn(sent, account))
      if (from === 'item')
        this.#seen.set(`${account} ${key} ${sent.case.operation.address}`, {
          place: collectionPath(resource, sent),
          name,
          shown,
          by: sent,
        });
    return found;
  }

  /** Reports an item that has the requested word in another case, and that the search does not list. */
  #missedItem(sent: Sent, account: string): Contradiction[] {
    const { operation, ask } = sent.case;
    const asked = filterMembers(operation, ask.payload).filter((name) => !isSort(name));
    const search = searchesIn(operation).find(({ name }) => name === asked[0]);
    const items = itemsOf(operation, sent.exchange.verdict);
    const word = search ? String(ask.payload[search.name]) : '';
    const role = operation.roles?.find(({ does }) => does === 'list');
    const isWord = /^[\p{L}\d]{3,}$/u.test(word);
    if (!search || asked.length > 1 || !isWord || !role || !items || !isWhole(sent, items)) return [];
    const { resource } = role;
    const names = items.map((item) => String(item[resource.member]));
    const missed = [...this.#seen].find(
      ([key, { place, name, shown, by }]) =>
        key.startsWith(`${account} `) &&
        by.case.operation === operation &&
        place === collectionPath(resource, sent) &&
        !names.includes(String(name)) &&
        search.members.some((member) => hasWordInOtherCase(shown[member], word)),
    )?.[1];
    if (!missed) return [];
    const message = `${idText(resource, missed.name)} has the word '${word}' in another case and is not found by ${search.name}; the contract says that case does not matter`;
    return [contradiction('lacking', `${search.name}/case`, message, missed.by)];
  }
}

/** Returns whether the text has the word as a whole word, but only in another case. */
const hasWordInOtherCase = (value: unknown, word: string): boolean =>
  [value].flat().some(
    (text) =>
      typeof text === 'string' &&
      text
        .toLowerCase()
        .split(/[^\p{L}\d]+/u)
        .includes(word.toLowerCase()) &&
      !text.includes(word),
  );
