/**
 * Numbers that count a list: `commentCount` of a ticket whose comments are listed, `open_loans` of a reader. A number and a list
 * belong together once they have agreed. After that, the number must follow each change of the list.
 */
import { isObject } from '../../core/base/object.ts';
import { singular, wordsOf } from '../../core/base/words.ts';
import { descriptionOf } from '../../core/contract/descriptionOf.ts';
import { flattened } from '../../core/contract/flattened.ts';
import { dataOf } from '../../core/contract/openapi/dataOf.ts';
import { typeOf } from '../../core/contract/typeOf.ts';
import type { Resource, Operation, Payload } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { countsSomeOnly } from '../prose/countCondition.ts';
import { idText, resourceWord, returnedResource } from './names.ts';
import type { Contradiction } from './trackedResource.ts';

interface Listed {
  readonly sent: Sent;
  readonly items: readonly Payload[];
  /** Number of writes that had succeeded by then. */
  readonly writes: number;
}

/** A resource with numbers that may count lists. */
interface Counted {
  readonly sent: Sent;
  readonly thing: Payload;
  readonly resource: Resource;
  /** Number of writes that had succeeded by then. */
  readonly writes: number;
}

export class Counts {
  /** The whole lists within a resource, by the resource's id. */
  readonly #lists = new Map<string, Map<string, Listed>>();
  /** The last read of each resource by id. */
  readonly #things = new Map<string, Counted>();
  /** The last value on which a number and its list agreed. */
  readonly #agreed = new Map<string, number>();
  /** The first representation of each created resource. */
  readonly #fresh = new Map<string, Payload>();

  forget(): void {
    for (const each of [this.#lists, this.#things, this.#agreed, this.#fresh]) each.clear();
  }

  /** Records a new resource, whose lists are still empty. */
  made(sent: Sent, resource: Resource, id: unknown, account: string): void {
    const thing = returnedResource(sent);
    if (isObject(thing)) this.#fresh.set(`${resource.name} ${String(id)} ${account}`, thing);
  }

  /** Compares a resource that was read by id. */
  thing(sent: Sent, resource: Resource, id: unknown, account: string, writes: number): Contradiction[] {
    const thing = returnedResource(sent);
    if (!isObject(thing) || resource.single) return [];
    const key = `${resource.name} ${String(id)} ${account}`;
    const counted = { sent, thing, resource, writes };
    this.#things.set(key, counted);
    return [...(this.#lists.get(key)?.values() ?? [])].flatMap((listed) =>
      this.#compare(key, counted, listed),
    );
  }

  /** Compares a whole list that belongs to one resource. */
  list(sent: Sent, items: readonly Payload[], account: string, writes: number): Contradiction[] {
    const { operation, ask } = sent.case;
    const as = ownerOf(operation);
    if (as === undefined) return [];
    const key = `${operation.named?.[as]?.name ?? as} ${String(ask.payload[as])} ${account}`;
    const listed = { sent, items, writes };
    this.#lists.set(key, (this.#lists.get(key) ?? new Map()).set(operation.address, listed));
    const counted = this.#things.get(key);
    return counted ? this.#compare(key, counted, listed) : [];
  }

  #compare(key: string, counted: Counted, { sent, items, writes }: Listed): Contradiction[] {
    // A write between the two responses may have changed either.
    if (counted.writes !== writes) return [];
    const { operation } = sent.case;
    return countsIn(counted.sent.case.operation, operation, items).flatMap(({ name, counts }) => {
      const count = counted.thing[name];
      const length = items.filter(counts).length;
      const at = `${key} ${operation.address} ${name}`;
      // A new resource with the number 0 agrees with its empty list.
      const agreed = this.#agreed.get(at) ?? (this.#fresh.get(key)?.[name] === 0 ? 0 : undefined);
      if (count === length) this.#agreed.set(at, length);
      if (typeof count !== 'number' || count === length || agreed === undefined || agreed === length)
        return [];
      this.#agreed.delete(at);
      this.#fresh.delete(key);
      const known = idText(counted.resource, counted.thing[counted.resource.member]);
      const message = `${known} shows ${name} ${count}, and ${length} are listed; both said ${agreed} before`;
      return [{ rule: 'counted' as const, message, place: name, before: [counted.sent, sent] }];
    });
  }
}

/** The one required parameter of a list that names its owner. */
function ownerOf({ request, schemas, paging, cursor, places = {} }: Operation): string | undefined {
  const { required = [] } = flattened(request, schemas);
  const pages = [paging?.ask.page, paging?.ask.size, cursor?.size];
  const [as, ...others] = required.filter(
    (name) => !pages.includes(name) && places[name]?.in !== 'header' && places[name]?.in !== 'cookie',
  );
  return others.length > 0 ? undefined : as;
}

interface Count {
  /** The number's member. */
  readonly name: string;
  /** Returns whether the number counts the item. */
  readonly counts: (item: Payload) => boolean;
}

/** The numbers that are named after the items of a list (`loanCount`), or after the items in one state (`openLoans`). */
function countsIn(one: Operation, list: Operation, items: readonly Payload[]): Count[] {
  const { properties = {} } = dataOf(one);
  const listed = new Set(singularsIn(`${list.url.replaceAll(/\{[^}]*\}/g, '')}/${list.id}`));
  return Object.entries(properties).flatMap(([name, part]): Count[] => {
    const words = singularsIn(name);
    // `openLoanCount` leaves the state `open` and the noun `loan`.
    const named = words.filter((word) => !/^(count|total|num|number|of|no)$/.test(word));
    const [noun, state, ...others] = named.toReversed();
    const isNumber = typeOf(flattened(part, one.schemas)) === 'integer';
    if (!isNumber || noun === undefined || !listed.has(noun) || others.length > 0) return [];
    const own = (one.roles ?? []).map(({ resource }) => resourceWord(resource));
    // `Number of notes of the ticket` counts all notes, `number of answered notes` some only.
    if (countsSomeOnly(descriptionOf(part, one), [name, ...own])) return [];
    // `loans: 3` is a count, and `loan: 3` is an id.
    const saysCount = named.length < words.length || /s$/i.test(name);
    if (!saysCount) return [];
    if (state === undefined) return [{ name, counts: () => true }];
    const member = Object.keys(items[0] ?? {}).find((each) =>
      items.some((item) => typeof item[each] === 'string' && singularsIn(item[each]).join(' ') === state),
    );
    return member === undefined
      ? []
      : [{ name, counts: (item) => singularsIn(String(item[member])).join(' ') === state }];
  });
}

/** Words in lower case, each in the singular. */
const singularsIn = (text: string): string[] => wordsOf(text).map(singular);
