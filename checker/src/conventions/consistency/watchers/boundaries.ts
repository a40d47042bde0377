/**
 * `Arrival on this day or later`: the list for `from=2027-03-14` includes the stays of that day, as `Created later than this instant`
 * excludes its instant. The contract need not name the filtered member: it is one that explains every filtered list.
 */
import { wordsOf } from '../../../core/base/words.ts';
import type { Operation, Payload } from '../../../core/contract/types.ts';
import { itemsOf } from '../../../core/judging/items.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { isSort } from '../../../core/requests/sorting.ts';
import { askedBound, boundsOf, isExact, membersOfForm, rankOf, type Bound } from '../../prose/bounds.ts';
import { filterMembers, requestedPath } from '../complete.ts';
import { isWhole } from '../parts.ts';
import { contradiction, type Contradiction } from '../trackedResource.ts';
import { isWrite, type Watcher } from './watcher.ts';

/** A response that shows a whole list, or all items that a filter keeps. */
interface Whole {
  readonly sent: Sent;
  readonly items: readonly Payload[];
}

/** How well a member explains the filtered lists. */
interface Fit {
  /** Every list for `from=14` has exactly the items whose member is 14 or more. */
  readonly withLimit: boolean;
  /** Every list for `from=14` has exactly the items whose member is more than 14. */
  readonly withoutLimit: boolean;
  /** Lists for a limit that an item of the whole list has, by that limit: only these tell the two apart. */
  readonly telling: ReadonlyMap<string, Sent>;
}

/** Minimum length of the whole list. A shorter list fits several members by chance. */
const FEWEST = 3;
/** Fewest telling lists that prove a fault. A single one is no proof: the shown moment may be cut to minutes. */
const PROOFS = 3;
/** The same for a member that the contract names. */
const NAMED_PROOFS = 2;

export class Boundaries implements Watcher {
  /** The last list without a filter, by account and path. */
  readonly #wholes = new Map<string, Whole>();
  /** How well each member explains the lists of a filter. */
  readonly #fits = new Map<string, Map<string, Fit>>();

  forget(): void {
    this.#wholes.clear();
    this.#fits.clear();
  }

  saw(sent: Sent, account: string): Contradiction[] {
    if (isWrite(sent)) {
      if (sent.exchange.verdict.success) this.forget();
      return [];
    }
    const { operation, ask } = sent.case;
    const items = boundsOf(operation).length > 0 ? itemsOf(operation, sent.exchange.verdict) : undefined;
    if (!items || !isWhole(sent, items)) return [];
    const key = `${account} ${operation.address} ${requestedPath(sent)}`;
    const asked = filterMembers(operation, ask.payload).filter((name) => !isSort(name));
    if (asked.length === 0) this.#wholes.set(key, { sent, items });
    const whole = this.#wholes.get(key);
    const bound =
      asked.length === 1 &&
      boundsOf(operation).find(
        (each) => each.name === asked[0] && askedBound(each, ask.payload) !== undefined,
      );
    if (!bound || !whole || whole.items.length < FEWEST) return [];
    return this.#judge(`${key} ${bound.name} ${bound.key ?? ''}`, bound, whole, { sent, items });
  }

  /** Records how well each member explains the list. Reports the filter if a member explains all its lists, but at the wrong limit. */
  #judge(key: string, bound: Bound, whole: Whole, { sent, items }: Whole): Contradiction[] {
    const value = askedBound(bound, sent.case.ask.payload);
    const limit = rankOf(bound.form, value);
    if (Number.isNaN(limit) || !isExact(bound.form, value)) return [];
    const isListed = listedBy(sent.case.operation, items);
    const fits = this.#fits.get(key) ?? new Map<string, Fit>();
    this.#fits.set(key, fits);
    for (const member of membersIn(whole.items, bound)) {
      const before = fits.get(member) ?? { withLimit: true, withoutLimit: true, telling: new Map() };
      const ranked = whole.items.map((item) => ({ item, rank: rankOf(bound.form, item[member]) }));
      const fitsWith = (includes: boolean): boolean =>
        ranked.every(({ item, rank }) => {
          const isWithin = bound.end === 'first' ? rank > limit : rank < limit;
          return isListed(item) === (rank === limit ? includes : isWithin);
        });
      const isTelling = ranked.some(({ rank }) => rank === limit);
      fits.set(member, {
        withLimit: before.withLimit && fitsWith(true),
        withoutLimit: before.withoutLimit && fitsWith(false),
        telling: isTelling ? new Map(before.telling).set(String(value), sent) : before.telling,
      });
    }
    const [right, wrong] = bound.inclusive
      ? (['withLimit', 'withoutLimit'] as const)
      : (['withoutLimit', 'withLimit'] as const);
    // Some member fits a right backend, and may be the filtered one.
    if ([...fits.values()].some((fit) => fit[right])) return [];
    const found = [...fits].find(
      ([member, fit]) => fit[wrong] && fit.telling.size >= (isNamed(bound, member) ? NAMED_PROOFS : PROOFS),
    );
    if (!found) return [];
    const [member, { telling }] = found;
    this.#fits.delete(key);
    const says = bound.inclusive ? 'leaves out' : 'lists';
    const name = bound.key === undefined ? bound.name : bound.description;
    const message = `${name} ${String(value)} ${says} items with that ${member}; the contract says '${bound.description}'`;
    return [contradiction('lacking', `${bound.name}/limit`, message, whole.sent, ...telling.values())];
  }
}

/** Members of the items that have values of the form of the limit; only those that the contract names, if it names one. */
function membersIn(items: readonly Payload[], bound: Bound): string[] {
  const members = membersOfForm(bound.form, items);
  const named = members.filter((name) => isNamed(bound, name));
  return named.length > 0 ? named : members;
}

/** Returns a function that tells whether a list contains an item. */
function listedBy({ roles = [] }: Operation, items: readonly Payload[]): (item: Payload) => boolean {
  const member = roles.find(({ does }) => does === 'list')?.resource.member;
  const keyOf = (item: Payload): string => JSON.stringify(member === undefined ? item : item[member]);
  const listed = new Set(items.map(keyOf));
  return (item) => listed.has(keyOf(item));
}

/** Words that mean the same in names and descriptions. */
const SYNONYMS: readonly RegExp[] = [
  /^(arriv\w*|check ?in|starts?|begins?)$/,
  /^(depart\w*|check ?out|ends?)$/,
  /^(creat\w*|made|added)$/,
];

/** `Requests which end on this day or later` names `end_date`, and `Arrival on this day` names `checkIn`. */
function isNamed({ description, member: own }: Bound, member: string): boolean {
  if (own !== undefined) return own === member;
  const words = wordsOf(member).filter((word) => !/^(date|day|time|at|on|the)$/.test(word));
  const name = words.join(' ');
  const text = wordsOf(description);
  const isSaid = (word: string): boolean =>
    text.some(
      (each) => each === word || SYNONYMS.some((synonyms) => synonyms.test(word) && synonyms.test(each)),
    );
  return words.length > 0 && (isSaid(name) || words.every(isSaid));
}
