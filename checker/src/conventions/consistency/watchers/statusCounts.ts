/** A summary's counts by state match the list. Once both have agreed, the counts must follow the list. */
import { isObject } from '../../../core/base/object.ts';
import { flattened } from '../../../core/contract/flattened.ts';
import { lastPartOf } from '../../../core/contract/lastPart.ts';
import { dataOf } from '../../../core/contract/openapi/dataOf.ts';
import { listIn } from '../../../core/contract/openapi/paging.ts';
import { sentencesOf } from '../../../core/contract/sentences.ts';
import type { Operation, Payload } from '../../../core/contract/types.ts';
import { valueOf } from '../../../core/contract/valueOf.ts';
import { itemsOf } from '../../../core/judging/items.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { countedStates } from '../../prose/countedStates.ts';
import { descriptionOf } from '../../prose/formula.ts';
import { isCompleteList } from '../complete.ts';
import { returnedResource } from '../names.ts';
import { isWhole } from '../parts.ts';
import { contradiction, type Contradiction } from '../trackedResource.ts';
import { isWrite, type Watcher } from './watcher.ts';

interface List {
  readonly sent: Sent;
  readonly items: readonly Payload[];
}

/** Words for a count that may be out of date. */
export const LATE =
  /\b(cache\w*|delay\w*|eventual\w*|nightly|hourly|daily|refresh\w*|snapshot|as of|lag|yesterday|last (day|week|month)|today)\b/i;

export class StatusCounts implements Watcher {
  /** The whole lists since the last write, by account and path. */
  readonly #lists = new Map<string, List>();
  /** The other responses since the last write, by account and operation. One may have counts by state. */
  readonly #summaries = new Map<string, Sent>();
  /** The summary that agreed with its list last. */
  readonly #agreed = new Map<string, Sent>();

  forget(): void {
    this.#lists.clear();
    this.#summaries.clear();
  }

  saw(sent: Sent, account: string): Contradiction[] {
    const { operation } = sent.case;
    if (isWrite(sent)) {
      if (sent.exchange.verdict.success) this.forget();
      return [];
    }
    if (!sent.exchange.verdict.success) return [];
    const items = itemsOf(operation, sent.exchange.verdict);
    const isList = operation.roles?.some(({ does }) => does === 'list') === true;
    if (items && isList) {
      const listed = { sent, items, names: [], whole: isWhole(sent, items) };
      if (!isCompleteList(listed)) return [];
      this.#lists.set(`${account} ${sent.wire.path}`, { sent, items });
    } else {
      const isPlain =
        Object.keys(sent.case.ask.payload).length === 0 && !LATE.test(sentencesOf(operation).join(' '));
      if (!isPlain || isList) return [];
      this.#summaries.set(`${account} ${operation.address}`, sent);
    }
    return this.#compare(account);
  }

  #compare(account: string): Contradiction[] {
    const ofAccount = <Each>(all: ReadonlyMap<string, Each>): Each[] =>
      [...all].flatMap(([key, each]) => (key.startsWith(`${account} `) ? [each] : []));
    return ofAccount(this.#summaries).flatMap((summary) =>
      ofAccount(this.#lists).flatMap((list) => this.#compareCounts(account, summary, list)),
    );
  }

  #compareCounts(account: string, sent: Sent, list: List): Contradiction[] {
    for (const { member, states } of statesOfItems(list.sent.case.operation)) {
      const described = this.#compareDescribed(account, sent, list, member, states);
      if (described.length > 0) return described;
      const counts = countsIn(returnedResource(sent), states);
      if (!counts) continue;
      const key = `${account} ${sent.case.operation.address} ${list.sent.case.operation.address} ${member}`;
      const found = states.map((state) => list.items.filter((item) => item[member] === state).length);
      const wrong = states.findIndex((state, at) => counts[state] !== found[at]);
      const before = this.#agreed.get(key);
      if (wrong < 0 && list.items.length > 0) this.#agreed.set(key, sent);
      if (wrong < 0 || !before) continue;
      this.#agreed.delete(key);
      const state = states[wrong] ?? '';
      const message = `${String(counts[state])} are counted as ${state}, and ${found[wrong]} of the list are so; both agreed before`;
      return [
        contradiction('counted', `${sent.case.operation.id}/${state}`, message, before, list.sent, sent),
      ];
    }
    return [];
  }

  /** `Claims that are filed or assessed`: the number follows the list once both have agreed. */
  #compareDescribed(
    account: string,
    sent: Sent,
    list: List,
    member: string,
    states: readonly string[],
  ): Contradiction[] {
    const { operation } = sent.case;
    if (mayHide(list.sent.case.operation, member)) return [];
    const shown = returnedResource(sent);
    const noun = lastPartOf(list.sent.case.operation.url);
    return Object.entries(dataOf(operation).properties ?? {}).flatMap(([name, part]): Contradiction[] => {
      const counted = countedStates(descriptionOf(part, operation), noun, states);
      const count = isObject(shown) ? shown[name] : undefined;
      if (!counted || typeof count !== 'number') return [];
      const key = `${account} ${operation.address} ${list.sent.case.operation.address} ${member} ${name}`;
      const found = list.items.filter((item) => counted.includes(String(item[member]))).length;
      const before = this.#agreed.get(key);
      if (count === found && found > 0) this.#agreed.set(key, sent);
      if (count === found || !before) return [];
      this.#agreed.delete(key);
      const message = `${name} is ${count}, and ${found} of the list are ${counted.join(' or ')}; both agreed before`;
      return [contradiction('counted', `${operation.id}/${name}`, message, before, list.sent, sent)];
    });
  }
}

/** Words of a list that may leave out items of some state. */
const HIDES =
  /\b(?:left out|leaves? out|hidden|hides?|exclud\w*|omit\w*|unless|default|only|not (?:shown|listed|included)|without)\b/i;

/** The list may leave out items of some state, which a number still counts. */
function mayHide(list: Operation, member: string): boolean {
  const { properties = {} } = flattened(list.request, list.schemas);
  const filter = properties[member];
  return (
    HIDES.test(sentencesOf(list).join(' ')) ||
    (filter !== undefined && valueOf(filter, list.schemas).default !== undefined)
  );
}

/** The enum members of a list's items. */
function statesOfItems(
  operation: Operation,
): { readonly member: string; readonly states: readonly string[] }[] {
  const { properties = {} } = listIn(dataOf(operation), operation.schemas)?.item ?? {};
  return Object.entries(properties).flatMap(([member, part]) => {
    const { enum: values = [] } = flattened(part, operation.schemas);
    const states = values.filter((each) => typeof each === 'string');
    return states.length > 1 ? [{ member, states }] : [];
  });
}

/** Returns the object with a number for each state: the response or one of its members. */
function countsIn(shown: unknown, states: readonly string[]): Payload | undefined {
  if (!isObject(shown)) return undefined;
  const hasCounts = (each: unknown): each is Payload =>
    isObject(each) && states.every((state) => typeof each[state] === 'number');
  return [shown, ...Object.values(shown)].find(hasCounts);
}
