/** A summary's counts by state match the list. Once both have agreed, the counts must follow the list. */
import { isObject } from '../../../core/base/object.ts';
import { descriptionOf } from '../../../core/contract/descriptionOf.ts';
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
import { isCompleteList } from '../complete.ts';
import { returnedResource } from '../names.ts';
import { ownListSentence } from '../ownList.ts';
import { isWhole } from '../parts.ts';
import { contradiction, type Contradiction } from '../trackedResource.ts';
import { isWrite, type Watcher } from './watcher.ts';

interface List {
  readonly sent: Sent;
  readonly items: readonly Payload[];
}

/** A number of a summary: `2` of `Claims that are filed or assessed`. */
interface Tally {
  readonly name: string;
  /** The states of the items that it counts. */
  readonly states: readonly string[];
  readonly count: unknown;
}

/** Words for a count that may be out of date. */
export const LATE =
  /\b(cache\w*|delay\w*|eventual\w*|nightly|hourly|daily|refresh\w*|snapshot|as of|lag|yesterday|last (day|week|month)|today)\b/i;

export class StatusCounts implements Watcher {
  /** The whole lists since the last write, by account and path. */
  readonly #lists = new Map<string, List>();
  /** The other responses since the last write, by account and operation. One may have counts by state. */
  readonly #summaries = new Map<string, Sent>();
  /** The summary and the list that agreed last. `forget` keeps them: a write changes both, and they must agree again. */
  readonly #agreed = new Map<string, { readonly summary: Sent; readonly list: List }>();

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
      // A summary without parameters counts all claims. A list below a parent, such as `/policies/{id}/claims`, has only some of them.
      if (!isCompleteList(listed) || operation.url.includes('{')) return [];
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
    const { operation } = sent.case;
    const { operation: listing } = list.sent.case;
    return statesOfItems(listing).flatMap(({ member, states }) =>
      talliesIn(sent, listing, member, states).flatMap((tallies): Contradiction[] => {
        const countOf = ({ items }: List, wanted: readonly string[]): number =>
          items.filter((item) => wanted.includes(String(item[member]))).length;
        const names = tallies.map(({ name }) => name).join(' ');
        const key = `${account} ${operation.address} ${listing.address} ${member} ${names}`;
        const before = this.#agreed.get(key);
        const compared = tallies.map((tally) => ({ ...tally, found: countOf(list, tally.states) }));
        const unequal = compared.filter(({ count, found }) => count !== found);
        if (unequal.length === 0 && compared.some(({ found }) => found > 0))
          this.#agreed.set(key, { summary: sent, list });
        // A list that shows no item of a state, neither now nor when both agreed, may leave that state out.
        const wrong =
          before && unequal.find((each) => each.found > 0 || countOf(before.list, each.states) > 0);
        if (!wrong) return [];
        this.#agreed.delete(key);
        const message = `${wrong.name} is ${String(wrong.count)}, and ${wrong.found} of the list are ${wrong.states.join(' or ')}; both agreed before`;
        const place = `${operation.id}/${wrong.name}`;
        return [contradiction('counted', place, message, before.summary, list.sent, sent)];
      }),
    );
  }
}

/** Returns groups of numbers to compare with a list, each group at once: the numbers of all states, or a single described number. */
function talliesIn(sent: Sent, list: Operation, member: string, states: readonly string[]): Tally[][] {
  const { operation } = sent.case;
  // The number of all claims does not fit the list of own claims.
  if (isOfOwn(list, list) !== isOfOwn(operation, list)) return [];
  const shown = returnedResource(sent);
  const counts = countsIn(shown, states);
  const byState = counts && states.map((state) => ({ name: state, states: [state], count: counts[state] }));
  const noun = lastPartOf(list.url);
  const described = Object.entries(dataOf(operation).properties ?? {}).flatMap(([name, part]): Tally[] => {
    const said = countedStates(descriptionOf(part, operation), noun, states);
    const count = isObject(shown) ? shown[name] : undefined;
    return said && typeof count === 'number' ? [{ name, states: said, count }] : [];
  });
  // A described number of two states may count one that the list leaves out.
  return [...(byState ? [byState] : []), ...(mayHide(list, member) ? [] : described.map((each) => [each]))];
}

/** The operation, which is the list or counts its items, shows or counts the caller's own items only. */
const isOfOwn = (operation: Operation, { roles = [] }: Operation): boolean =>
  roles.some(({ resource, does }) => does === 'list' && ownListSentence(operation, resource) !== undefined);

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
