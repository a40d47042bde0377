/**
 * Remembers what was said of each thing, in the order in which it was said, and notices when answers contradict one another: what a
 * write confirmed is shown by what is read later, what was deleted is gone, what was refused has changed nothing. Only exchanges that
 * came one after the other can contradict; who hands them over sees to that.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Kind, Operation, Payload } from '../contract/types.ts';
import { flattened } from '../contract/flattened.ts';
import { takesNull } from '../contract/takesNull.ts';
import { isObject } from '../object.ts';
import { askedPage } from '../requests/paging.ts';
import type { Sent } from '../run/send.ts';
import { itemsOf } from '../checks/items.ts';

/** What contradicts, and which of the exchanges before it is contradicted. */
export interface Contradiction {
  readonly rule: 'kept' | 'gone' | 'found' | 'listed' | 'refused-changed' | 'pages' | 'private' | 'twice';
  readonly message: string;
  readonly place: string;
  readonly before: readonly Sent[];
}

interface Fact {
  readonly value: unknown;
  readonly by: Sent;
  /** Null has taken the value away: any other one may be shown, not this. */
  readonly taken?: true;
}

interface Thing {
  readonly name: unknown;
  readonly by: Sent;
  readonly account: string;
  readonly facts: ReadonlyMap<string, Fact>;
  readonly gone?: Sent;
  /** A write has made it, so that it must be there. */
  readonly made: boolean;
}

interface Listing {
  readonly sent: Sent;
  readonly names: readonly string[];
  /** How many writes had succeeded by then. */
  readonly writes: number;
  readonly whole: boolean;
  /** Since then something was refused. */
  refused: Sent | undefined;
}

interface Options {
  /** Reads whose things belong to their account alone. */
  readonly private?: readonly string[];
}

export class Witness {
  readonly #things = new Map<string, Thing>();
  readonly #listings = new Map<string, Listing>();
  readonly #once = new Map<string, Sent>();
  readonly #private: ReadonlySet<string>;
  #writes = 0;

  constructor(options: Options = {}) {
    this.#private = new Set(options.private);
  }

  /** @param account who asked, by anything that tells accounts apart */
  saw(sent: Sent, account: string): Contradiction[] {
    const { operation } = sent.case;
    const { verdict, got } = sent.exchange;
    if (got.lost || (verdict.code === undefined && !verdict.success)) return this.#forgetAll();
    if (operation.effect === 'write')
      return verdict.success ? this.#wrote(sent, account) : this.#refused(sent);
    return this.#read(sent, account);
  }

  /** Whatever came of it, it may have changed anything. */
  #forgetAll(): Contradiction[] {
    this.#things.clear();
    this.#listings.clear();
    return [];
  }

  #refused(sent: Sent): Contradiction[] {
    for (const listing of this.#listings.values()) listing.refused ??= sent;
    return [];
  }

  #wrote(sent: Sent, account: string): Contradiction[] {
    this.#writes += 1;
    const { operation, ask } = sent.case;
    const said = new Set([...scalarsIn(ask.payload), ...scalarsIn(sent.exchange.verdict.data)].map(String));
    const before = new Map(this.#things);
    for (const [key, thing] of this.#things) if (said.has(String(thing.name))) this.#things.delete(key);
    const found: Contradiction[] = [];
    for (const { kind, does } of operation.roles ?? []) {
      const name = nameIn(kind, does === 'one' ? ask.payload[kind.as] : undefined, sent);
      if (name === undefined) continue;
      const key = keyOf(kind, name);
      const told =
        does === 'one' ? [...leftAlone(sent, before.get(key)), ...taken(sent, before.get(key))] : [];
      const known = { facts: new Map(told) };
      found.push(...contradicted(known, sent.exchange.verdict.data, `${kind.as} ${String(name)}`));
      const facts = new Map([...told, ...confirmed(sent, kind)]);
      const gone = does === 'one' && operation.method === 'DELETE' ? sent : undefined;
      const made = does === 'made' || (does === 'one' && gone === undefined);
      this.#things.set(key, { name, by: sent, account, facts, made, ...(gone && { gone }) });
      found.push(...this.#again(sent, kind, name, account));
    }
    return found;
  }

  /** The same request under the same key is the same thing. */
  #again(sent: Sent, kind: Kind, name: unknown, account: string): Contradiction[] {
    const { operation, ask } = sent.case;
    const member = idempotencyKey(operation, ask.payload);
    if (member === undefined) return [];
    const key = `${operation.address} ${account} ${JSON.stringify(ask.payload)}`;
    const before = this.#once.get(key);
    this.#once.set(key, before ?? sent);
    if (!before) return [];
    const first = nameIn(kind, undefined, before);
    return first === undefined || String(first) === String(name)
      ? []
      : [
          {
            rule: 'twice',
            message: `the same request with the same ${member} made ${kind.member} ${String(first)} and then ${String(name)}`,
            place: member,
            before: [before],
          },
        ];
  }

  #read(sent: Sent, account: string): Contradiction[] {
    return (sent.case.operation.roles ?? []).flatMap(({ kind, does }) =>
      does === 'list'
        ? this.#readList(sent, kind, account)
        : does === 'one'
          ? this.#readOne(sent, kind, account)
          : [],
    );
  }

  #readOne(sent: Sent, kind: Kind, account: string): Contradiction[] {
    const { operation, ask } = sent.case;
    const { verdict } = sent.exchange;
    const name = ask.payload[kind.as];
    if (name === undefined) return [];
    const thing = this.#things.get(keyOf(kind, name));
    if (!thing) return [];
    const known = `${kind.as} ${String(name)}`;
    if (thing.account !== account) {
      const isPrivate = this.#isPrivate(operation, kind, name, thing.account, account);
      return verdict.success && isPrivate
        ? [
            {
              rule: 'private',
              message: `${known} of another account is shown`,
              place: kind.as,
              before: [thing.by],
            },
          ]
        : [];
    }
    if (thing.gone)
      return verdict.success
        ? [
            {
              rule: 'gone',
              message: `${known} was deleted and is still there`,
              place: kind.as,
              before: [thing.gone],
            },
          ]
        : [];
    if (!verdict.success)
      return thing.made && isMissing(sent)
        ? [
            {
              rule: 'found',
              message: `${known} was made and is not there (${verdict.code})`,
              place: kind.as,
              before: [thing.by],
            },
          ]
        : [];
    return contradicted(thing, verdict.data, known);
  }

  /** Both accounts see lists of that kind, and the thing stands in its owner's alone. */
  #isPrivate(operation: Operation, kind: Kind, name: unknown, owner: string, account: string): boolean {
    if (this.#private.has(operation.id) || this.#private.has(operation.address)) return true;
    const listings = [...this.#listings].filter(([key]) => key.startsWith(`${kind.name} `));
    const of = (who: string): Listing[] =>
      listings.flatMap(([key, listing]) =>
        key.startsWith(`${kind.name} ${who} `) && listing.whole ? [listing] : [],
      );
    const has = ({ names }: Listing): boolean => names.includes(String(name));
    const others = of(account);
    return of(owner).some(has) && others.length > 0 && !others.some(has);
  }

  #readList(sent: Sent, kind: Kind, account: string): Contradiction[] {
    const { operation, ask } = sent.case;
    const { verdict } = sent.exchange;
    const items = itemsOf(operation, verdict);
    if (!items) return [];
    const names = items.map((item) => String(item[kind.member]));
    const found: Contradiction[] = [];
    for (const item of items) {
      const thing = this.#things.get(keyOf(kind, item[kind.member]));
      if (!thing || thing.account !== account) continue;
      const known = `${kind.as} ${String(thing.name)}`;
      if (thing.gone)
        found.push({
          rule: 'gone',
          message: `${known} was deleted and is still listed`,
          place: kind.as,
          before: [thing.gone],
        });
      else found.push(...contradicted(thing, item, known));
    }
    const whole = isWhole(sent, items);
    if (whole)
      for (const thing of this.#things.values())
        if (
          this.#isOf(thing, kind) &&
          isPlain(operation, ask.payload, thing) &&
          thing.account === account &&
          thing.made &&
          !thing.gone &&
          !names.includes(String(thing.name))
        )
          found.push({
            rule: 'listed',
            message: `${kind.as} ${String(thing.name)} was made and is not listed`,
            place: kind.as,
            before: [thing.by],
          });
    found.push(...this.#compare(sent, kind, account, names, whole));
    return found;
  }

  #isOf = (thing: Thing, kind: Kind): boolean => this.#things.get(keyOf(kind, thing.name)) === thing;

  #compare(
    sent: Sent,
    kind: Kind,
    account: string,
    names: readonly string[],
    whole: boolean,
  ): Contradiction[] {
    const { operation, ask } = sent.case;
    const key = `${kind.name} ${account} ${operation.address} ${JSON.stringify(ask.payload)}`;
    const before = this.#listings.get(key);
    const found: Contradiction[] = [];
    const fresh = names.filter((name) => before && !before.names.includes(name));
    if (before?.refused && before.writes === this.#writes && whole && before.whole && fresh.length > 0)
      found.push({
        rule: 'refused-changed',
        message: `what was refused has left ${kind.as} ${fresh[0]}`,
        place: before.refused.case.operation.address,
        before: [before.sent, before.refused],
      });
    for (const other of this.#listings.values())
      if (other.writes === this.#writes && isOtherPage(other.sent, sent)) {
        const twice = names.find((name) => other.names.includes(name));
        if (twice !== undefined)
          found.push({
            rule: 'pages',
            message: `${kind.as} ${twice} stands on two pages`,
            place: operation.id,
            before: [other.sent],
          });
      }
    this.#listings.set(key, { sent, names, writes: this.#writes, whole, refused: undefined });
    return found;
  }
}

const keyOf = ({ name }: Kind, value: unknown): string => `${name} ${String(value)}`;

/** A name that has nothing to do with what is not there says nothing. */
const isMissing = ({ exchange: { verdict, operation } }: Sent): boolean =>
  operation.envelope.byStatus
    ? verdict.code === '404' || verdict.code === '410'
    : operation.errors.some(({ code, when }) => code === verdict.code && when === 'state');

/** The name of the thing: as it was asked for, or as the answer shows it. */
function nameIn(kind: Kind, asked: unknown, { exchange: { verdict } }: Sent): unknown {
  if (asked !== undefined) return asked;
  return isObject(verdict.data) ? verdict.data[kind.member] : undefined;
}

/** What was sent and came back the same: the backend has agreed to it. */
function confirmed(sent: Sent, { member }: Kind): Map<string, Fact> {
  const { operation, ask } = sent.case;
  const { data } = sent.exchange.verdict;
  const shown = isObject(data) ? data : {};
  const given = bodyOf(operation, ask.payload);
  return new Map(
    Object.entries(given).flatMap(([name, value]) =>
      name !== member && name in shown && isDeepStrictEqual(readAs(value, shown[name]), shown[name])
        ? [[name, { value: shown[name], by: sent }] as const]
        : [],
    ),
  );
}

/** The members that are sent are those that change. */
const isPart = ({ method, contentType = '' }: Operation): boolean =>
  method === 'PATCH' && !contentType.includes('json-patch+json');

/** What null takes away by a patch (RFC 7396), or where the contract says that it may be null. */
function taken(sent: Sent, before: Thing | undefined): [string, Fact][] {
  const { operation, ask } = sent.case;
  if (!isPart(operation) || !before) return [];
  const { properties = {} } = flattened(operation.request, operation.schemas);
  const isMerged = operation.contentType?.includes('merge-patch+json') === true;
  return Object.entries(bodyOf(operation, ask.payload)).flatMap(([name, given]) => {
    const { value } = before.facts.get(name) ?? {};
    const means = isMerged || takesNull(properties[name] ?? {}, operation.schemas);
    if (given !== null || !means || value === undefined || value === null) return [];
    return [[name, { value, by: sent, taken: true }]];
  });
}

/** What was known of a thing and is not in the part of it that is sent: it stays as it was. */
function leftAlone({ case: { operation, ask } }: Sent, before: Thing | undefined): Map<string, Fact> {
  if (!isPart(operation) || !before) return new Map();
  const given = bodyOf(operation, ask.payload);
  return new Map([...before.facts].filter(([name]) => !(name in given)));
}

const bodyOf = ({ bodyMember, places = {} }: Operation, payload: Payload): Payload => {
  const body = bodyMember === undefined ? payload : payload[bodyMember];
  const members = isObject(body) ? body : {};
  return Object.fromEntries(
    Object.entries(members).filter(([name]) => !places[name] || bodyMember !== undefined),
  );
};

/** A form sends texts. */
const readAs = (value: unknown, like: unknown): unknown =>
  typeof like === 'number' && typeof value === 'string' ? Number(value) : value;

function contradicted({ facts }: Pick<Thing, 'facts'>, data: unknown, known: string): Contradiction[] {
  if (!isObject(data)) return [];
  return [...facts].flatMap(([name, { value, by, taken: gone = false }]) => {
    if (!(name in data) || isDeepStrictEqual(data[name], value) !== gone) return [];
    const shown = `${known} shows ${name} ${JSON.stringify(data[name])}`;
    const message = gone
      ? `${shown}, which null has taken away`
      : `${shown}; ${JSON.stringify(value)} was written and confirmed`;
    return [{ rule: 'kept' as const, message, place: name, before: [by] }];
  });
}

function scalarsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(scalarsIn);
  if (isObject(value)) return Object.values(value).flatMap(scalarsIn);
  return typeof value === 'string' || typeof value === 'number' ? [value] : [];
}

/** Every item there is: no pages, or a first page that is not full. */
function isWhole({ case: { operation, ask } }: Sent, items: readonly Payload[]): boolean {
  const { paging } = operation;
  if (!paging) return true;
  const asked = askedPage(operation, withDefaults(operation, ask.payload));
  return asked !== undefined && asked.page === 1 && items.length < asked.size;
}

/** What comes unasked, as the contract gives it. */
function withDefaults(operation: Operation, payload: Payload): Payload {
  const { properties = {} } = flattened(operation.request, operation.schemas);
  const defaults = Object.entries(properties).flatMap(([name, part]) => {
    const { default: value } = flattened(part, operation.schemas);
    return value === undefined || name in payload ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(defaults), ...payload };
}

/** Nothing is asked for but a page, where the thing was made: a filter may leave out what was made. */
function isPlain({ paging, places = {} }: Operation, payload: Payload, { by }: Thing): boolean {
  const pages = new Set<string>(paging ? [paging.ask.page, paging.ask.size] : []);
  const made = by.case.ask.payload;
  return Object.entries(payload).every(
    ([name, value]) => pages.has(name) || (places[name]?.in === 'path' && made[name] === value),
  );
}

/** The same question for another page of the same size. */
function isOtherPage({ case: one }: Sent, { case: other }: Sent): boolean {
  const { operation } = other;
  if (one.operation !== operation || !operation.paging || one.ask.login !== other.ask.login) return false;
  const { page } = operation.paging.ask;
  const [first, second] = [one, other].map(({ ask }) => withDefaults(operation, ask.payload));
  const [a, b] = [askedPage(operation, first ?? {}), askedPage(operation, second ?? {})];
  if (!a || !b || a.page === b.page || a.size !== b.size) return false;
  const rest = (payload: Payload = {}): Payload => ({ ...payload, [page]: undefined });
  return isDeepStrictEqual(rest(first), rest(second));
}

const IDEMPOTENT =
  /idempot|^(x[-_]?)?(request|req)[-_]?(no|id)$|^(out|client|merchant)[-_]?\w*[-_]?(no|id)$/i;

/** The member by which a repeated request is known for one. */
export function idempotencyKey(operation: Operation, payload: Payload): string | undefined {
  const { required = [] } = flattened(operation.request, operation.schemas);
  return Object.keys(payload).find(
    (name) => IDEMPOTENT.test(name) && required.includes(name) && operation.places?.[name]?.in !== 'path',
  );
}
