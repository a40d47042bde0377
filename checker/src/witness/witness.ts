/**
 * Remembers what was said of each thing, in the order in which it was said, and notices when answers contradict one another: what a
 * write confirmed is shown by what is read later, what was deleted is gone, what was refused has changed nothing. Only exchanges that
 * came one after the other can contradict; who hands them over sees to that.
 */
import { isDeepStrictEqual } from 'node:util';
import { itemsOf } from '../checks/items.ts';
import type { Kind, Operation, Payload } from '../contract/types.ts';
import { isObject } from '../object.ts';
import { idempotencyKey } from '../requests/idempotencyKey.ts';
import type { Sent } from '../run/send.ts';
import { Counts } from './counts.ts';
import { Etags } from './etags.ts';
import { isBare, isSame, lacks, placeAsked, type Listed } from './complete.ts';
import {
  livesOn,
  switchesIn,
  switchesOfItem,
  unseen,
  misled,
  turned,
  confirmed,
  taken,
  leftAlone,
  asRead,
  contradicted,
  leftOut,
  scalarsIn,
} from './facts.ts';
import { isOwn, placeOf, keyOf, isMissing, askedName, shownName, calledIn, shownIn } from './names.ts';
import { isWhole, isPlain, isOtherPage } from './parts.ts';
import type { Contradiction, Thing } from './thing.ts';

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
  /** Two accounts are two: in other people's traffic one may have logged in twice. */
  readonly accountsAreKnown?: true;
}

export class Witness {
  readonly #things = new Map<string, Thing>();
  readonly #listings = new Map<string, Listing>();
  readonly #once = new Map<string, Sent>();
  /** How each thing's switches and states stood when it was read last. */
  readonly #switches = new Map<string, ReadonlyMap<string, unknown>>();
  /** What was read of each thing last. */
  readonly #stood = new Map<
    string,
    { readonly shown: Payload; readonly by: Sent; readonly writes: number }
  >();
  readonly #private: ReadonlySet<string>;
  readonly #accountsAreKnown: boolean;
  /** Who was the first to be shown a thing. */
  readonly #seen = new Map<string, { readonly account: string; readonly sent: Sent }>();
  readonly #parts = new Map<string, { whole: Listed; parts: Listed[]; writes: number }>();
  readonly #etags = new Etags();
  readonly #counts = new Counts();
  #writes = 0;
  #last: Sent | undefined;

  constructor(options: Options = {}) {
    this.#private = new Set(options.private);
    this.#accountsAreKnown = options.accountsAreKnown === true;
  }

  /** @param account who asked, by anything that tells accounts apart */
  saw(sent: Sent, account: string): Contradiction[] {
    const { operation } = sent.case;
    const { verdict, got } = sent.exchange;
    if (got.lost || (verdict.code === undefined && !verdict.success)) return this.#forgetAll();
    const ofEtags = this.#etags.saw(sent, account);
    if (operation.effect === 'write')
      return [...ofEtags, ...(verdict.success ? this.#wrote(sent, account) : this.#refused(sent))];
    return [...ofEtags, ...this.#read(sent, account)];
  }

  /** Whatever came of it, it may have changed anything. */
  #forgetAll(): Contradiction[] {
    this.#things.clear();
    this.#switches.clear();
    this.#stood.clear();
    this.#listings.clear();
    this.#etags.forget();
    this.#counts.forget();
    return [];
  }

  #refused(sent: Sent): Contradiction[] {
    for (const listing of this.#listings.values()) listing.refused ??= sent;
    return [];
  }

  #wrote(sent: Sent, account: string): Contradiction[] {
    this.#writes += 1;
    this.#last = sent;
    const { operation, ask } = sent.case;
    const said = new Set([...scalarsIn(ask.payload), ...scalarsIn(sent.exchange.verdict.data)].map(String));
    const before = new Map(this.#things);
    for (const [key, thing] of this.#things) if (said.has(String(thing.name))) this.#things.delete(key);
    const found: Contradiction[] = [];
    for (const { kind, does } of operation.roles ?? []) {
      const name = does === 'one' ? askedName(kind, sent) : shownName(kind, sent);
      if (name === undefined) continue;
      const key = keyOf(kind, name, sent, account);
      const stood = this.#stood.get(key);
      // Since it was read nobody has written.
      const read = stood && stood.writes === this.#writes - 1 ? asRead(sent, stood.shown, stood.by) : [];
      const stands = new Map([...read, ...(before.get(key)?.facts ?? [])]);
      const told =
        does === 'one' ? [...leftAlone(sent, stands), ...taken(sent, before.get(key), stood?.shown)] : [];
      const known = { facts: new Map(told) };
      found.push(...contradicted(known, shownIn(sent), calledIn(kind, name)));
      const deleted = before.get(key)?.gone;
      if (deleted && does === 'one' && operation.errors.some(({ code }) => code === '404' || code === '410'))
        found.push({
          rule: 'gone',
          message: `${calledIn(kind, name)} was deleted, and a write to it is taken`,
          place: kind.as,
          before: [deleted],
        });
      const facts = new Map([
        ...told,
        ...(does === 'one' ? turned(sent, this.#switches.get(key)) : []),
        ...(does === 'one' ? unseen(sent, stood?.shown) : []),
        ...(does === 'one' ? misled(sent, stood?.shown) : []),
        ...confirmed(sent, kind),
      ]);
      const deletes = does === 'one' && operation.method === 'DELETE';
      // What is shown still may be there in another state, as a booking that is cancelled.
      const gone = deletes && !livesOn(sent, this.#switches.get(key)) ? sent : undefined;
      const made = !deletes;
      const place = placeOf(kind, sent);
      this.#things.set(key, { name, place, by: sent, account, facts, made, ...(gone && { gone }) });
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
    const first = shownName(kind, before);
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
    const { operation } = sent.case;
    if (!operation.roles && this.#isDeclared(operation)) return this.#readUnnamed(sent, account);
    return (operation.roles ?? []).flatMap(({ kind, does }) =>
      does === 'list'
        ? this.#readList(sent, kind, account)
        : does === 'one'
          ? this.#readOne(sent, kind, account)
          : [],
    );
  }

  #readOne(sent: Sent, kind: Kind, account: string): Contradiction[] {
    const name = askedName(kind, sent);
    if (name === undefined) return [];
    const counted = sent.exchange.verdict.success
      ? this.#counts.thing(sent, kind, name, account, this.#writes)
      : [];
    return [...counted, ...this.#readThing(sent, kind, name, account)];
  }

  #readThing(sent: Sent, kind: Kind, name: unknown, account: string): Contradiction[] {
    const { verdict } = sent.exchange;
    const key = keyOf(kind, name, sent, account);
    const shown = shownIn(sent);
    if (verdict.success) this.#switches.set(key, switchesIn(sent));
    if (verdict.success && isObject(shown)) this.#stood.set(key, { shown, by: sent, writes: this.#writes });
    const thing = this.#things.get(key);
    const stranger = verdict.success ? this.#seenByAnother(sent, kind, name, account) : [];
    if (!thing) return stranger;
    const known = calledIn(kind, name);
    if (thing.account !== account) {
      const isPrivate = this.#isPrivate(sent, kind, name, thing.account, account);
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
    return [...contradicted(thing, shownIn(sent), known), ...leftOut(thing, sent, known)];
  }

  /** Of what belongs to its account alone, one account has been shown what another one sees. */
  #seenByAnother(sent: Sent, kind: Kind, name: unknown, account: string): Contradiction[] {
    const { operation } = sent.case;
    if (!this.#isDeclared(operation) || !this.#accountsAreKnown || isOwn(kind)) return [];
    const key = keyOf(kind, name, sent, account);
    const first = this.#seen.get(key) ?? { account, sent };
    this.#seen.set(key, first);
    if (first.account === account) return [];
    const message = `${calledIn(kind, name)} of another account is shown`;
    return [{ rule: 'private', message, place: kind.as, before: [first.sent] }];
  }

  /** What nobody can ask for by a name is known by all that it shows. */
  #readUnnamed(sent: Sent, account: string): Contradiction[] {
    const { operation } = sent.case;
    if (!this.#accountsAreKnown) return [];
    return (itemsOf(operation, sent.exchange.verdict) ?? []).flatMap((item) => {
      const key = `${operation.address} ${JSON.stringify(item)}`;
      const first = this.#seen.get(key) ?? { account, sent };
      this.#seen.set(key, first);
      const isAlike = first.account !== account && Object.keys(item).length > 2;
      const message = `the same is listed for two accounts: ${JSON.stringify(item).slice(0, 80)}`;
      return isAlike
        ? [{ rule: 'private' as const, message, place: operation.id, before: [first.sent] }]
        : [];
    });
  }

  #isDeclared = ({ id, address }: Operation): boolean => this.#private.has(id) || this.#private.has(address);

  /** Both accounts see lists of that kind, and the thing stands in its owner's alone. */
  #isPrivate(sent: Sent, kind: Kind, name: unknown, owner: string, account: string): boolean {
    if (this.#isDeclared(sent.case.operation)) return true;
    const place = placeOf(kind, sent);
    const listings = [...this.#listings].filter(([key]) => key.startsWith(`${place} `));
    const of = (who: string): Listing[] =>
      listings.flatMap(([key, listing]) =>
        // Lists of before say nothing of what was made since.
        key.startsWith(`${place} ${who} `) && listing.whole && listing.writes === this.#writes
          ? [listing]
          : [],
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
      // The rest of it a list may show in short.
      this.#switches.set(keyOf(kind, item[kind.member], sent, account), switchesOfItem(sent, item));
      const thing = this.#things.get(keyOf(kind, item[kind.member], sent, account));
      if (!thing) {
        found.push(...this.#seenByAnother(sent, kind, item[kind.member], account));
        continue;
      }
      const known = `${kind.as} ${String(thing.name)}`;
      if (thing.account !== account) {
        if (this.#isDeclared(operation))
          found.push({
            rule: 'private',
            message: `${known} of another account is listed`,
            place: kind.as,
            before: [thing.by],
          });
        continue;
      }
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
    if (isBare({ sent, items, names, whole }))
      found.push(...this.#counts.list(sent, items, account, this.#writes));
    if (whole)
      for (const thing of this.#things.values())
        if (
          thing.place === placeOf(kind, sent) &&
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
    found.push(...this.#compare(sent, kind, account, { sent, items, names, whole }));
    found.push(...this.#complete({ sent, items, names, whole }, kind, account));
    return found;
  }

  #compare(sent: Sent, kind: Kind, account: string, { items, names, whole }: Listed): Contradiction[] {
    const { operation, ask } = sent.case;
    const key = `${placeOf(kind, sent)} ${account} ${operation.address} ${JSON.stringify(ask.payload)}`;
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
    found.push(...this.#madeTwice(kind, placeOf(kind, sent), items, before, fresh));
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

  /** One write stands between the lists, and two things have come that show what it wrote. */
  #madeTwice(
    kind: Kind,
    place: string,
    items: readonly Payload[],
    before: Listing | undefined,
    fresh: readonly string[],
  ): Contradiction[] {
    if (!before || before.writes !== this.#writes - 1) return [];
    const made = [...this.#things.values()].find(
      (thing) => thing.made && fresh.includes(String(thing.name)) && thing.place === place,
    );
    if (!made || made.facts.size === 0 || made.by !== this.#last) return [];
    const twin = items.find((item) => {
      const name = String(item[kind.member]);
      const isLike = [...made.facts].every(([member, { value }]) => isDeepStrictEqual(item[member], value));
      return name !== String(made.name) && fresh.includes(name) && isLike;
    });
    return twin
      ? [
          {
            rule: 'twice',
            message: `one request made ${kind.as} ${String(made.name)} and ${String(twin[kind.member])}`,
            place: kind.as,
            before: [before.sent, made.by],
          },
        ]
      : [];
  }

  /** Between two whole lists that are the same, every part of it was asked for in vain where it lacks something. */
  #complete(listed: Listed, kind: Kind, account: string): Contradiction[] {
    const key = `${listed.sent.case.operation.address} ${account} ${placeAsked(listed.sent)}`;
    const { whole, parts = [], writes } = this.#parts.get(key) ?? {};
    if (!isBare(listed)) {
      if (writes === this.#writes) parts.push(listed);
      return [];
    }
    this.#parts.set(key, { whole: listed, parts: [], writes: this.#writes });
    if (!whole || writes !== this.#writes || !isSame(whole, listed)) return [];
    return lacks(listed, parts).map(({ name, where, by }) => ({
      rule: 'lacking',
      message: `${kind.as} ${name} is listed, and not ${where}`,
      place: where,
      before: [by],
    }));
  }
}
