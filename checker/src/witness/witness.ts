/**
 * Remembers what was said of each thing, in the order in which it was said, and notices when answers contradict one another: what a
 * write confirmed is shown by what is read later, what was deleted is gone, what was refused has changed nothing. Only exchanges that
 * came one after the other can contradict; who hands them over sees to that.
 */
import { isDeepStrictEqual } from 'node:util';
import { itemsOf } from '../checks/items.ts';
import type { Kind, Payload } from '../contract/types.ts';
import { removes } from '../contract/removes.ts';
import { isObject } from '../object.ts';
import { idempotencyKey } from '../requests/idempotencyKey.ts';
import type { Sent } from '../run/send.ts';
import { acted, isKeptWhenRemoved } from './acted.ts';
import { Counts } from './counts.ts';
import { Etags } from './etags.ts';
import { isBare } from './complete.ts';
import { Listings } from './listings.ts';
import { replaced } from './replaced.ts';
import { madeAnyway, takenAnyway, takenTwice } from './repeated.ts';
import { Turns } from './turns.ts';
import { Strangers, type StrangerOptions } from './strangers.ts';
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
import { placeOf, keyOf, isMissing, askedName, shownName, calledIn, shownIn } from './names.ts';
import { isWhole, isPlain } from './parts.ts';
import type { Contradiction, Thing } from './thing.ts';

/** Of the same name, and with nothing of what was written: each company may call a thing so. */
function isAnother({ facts }: Thing, shown: unknown): boolean {
  if (!isObject(shown)) return false;
  const told = [...facts].filter(
    ([name, fact]) => name in shown && fact.turnedTo === undefined && !fact.taken,
  );
  const other = told.filter(([name, { value }]) => !isDeepStrictEqual(shown[name], value));
  return told.length > 0 && other.length * 2 > told.length;
}

export class Witness {
  readonly #things = new Map<string, Thing>();
  readonly #listings = new Listings();
  readonly #strangers: Strangers;
  readonly #once = new Map<string, Sent>();
  /** How each thing's switches and states stood when it was read last. */
  readonly #switches = new Map<string, ReadonlyMap<string, unknown>>();
  /** What was read of each thing last. */
  readonly #stood = new Map<
    string,
    { readonly shown: Payload; readonly by: Sent; readonly writes: number }
  >();
  readonly #etags = new Etags();
  readonly #counts = new Counts();
  readonly #turns = new Turns();
  #writes = 0;
  #last: Sent | undefined;

  constructor(options: StrangerOptions = {}) {
    this.#strangers = new Strangers(options);
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
    this.#listings.forget();
    this.#etags.forget();
    this.#counts.forget();
    this.#turns.forget();
    return [];
  }

  #refused(sent: Sent): Contradiction[] {
    this.#listings.refused(sent);
    return [];
  }

  #wrote(sent: Sent, account: string): Contradiction[] {
    this.#writes += 1;
    const last = this.#last;
    this.#last = sent;
    const { operation, ask } = sent.case;
    const said = new Set([...scalarsIn(ask.payload), ...scalarsIn(sent.exchange.verdict.data)].map(String));
    const before = new Map(this.#things);
    for (const [key, thing] of this.#things) if (said.has(String(thing.name))) this.#things.delete(key);
    if (removes(operation)) this.#takeAlong(sent);
    const found: Contradiction[] = [];
    for (const { kind, does, blind } of operation.roles ?? []) {
      const name = does === 'one' ? askedName(kind, sent) : shownName(kind, sent);
      if (name === undefined) continue;
      const key = keyOf(kind, name, sent, account);
      const stood = this.#stood.get(key);
      // Since it was read nobody has written.
      const isFresh = stood?.writes === this.#writes - 1;
      const read = stood && isFresh ? asRead(sent, stood.shown, stood.by) : [];
      const stands = new Map([...read, ...(before.get(key)?.facts ?? [])]);
      const told =
        does === 'one' ? [...leftAlone(sent, stands), ...taken(sent, before.get(key), stood?.shown)] : [];
      const out = does === 'one' && stood ? replaced(sent, stood.shown) : [];
      const known = { facts: new Map([...told, ...out]) };
      found.push(...contradicted(known, shownIn(sent), calledIn(kind, name)));
      const deleted = before.get(key)?.gone;
      if (
        deleted &&
        does === 'one' &&
        operation.method !== 'PUT' &&
        operation.errors.some(({ code }) => code === '404' || code === '410')
      )
        found.push({
          rule: 'gone',
          message: `${calledIn(kind, name)} was deleted, and a write to it is taken`,
          place: kind.as,
          before: [deleted],
        });
      const why =
        takenTwice(sent, last, does) ??
        (does === 'made' ? this.#inPlace(sent, account) : undefined) ??
        (does === 'one' && stood && isFresh ? takenAnyway(sent, stood, this.#turns.of(sent)) : undefined);
      if (why !== undefined)
        found.push({
          rule: 'forbidden',
          message: `${calledIn(kind, name)}: ${why}`,
          place: operation.id,
          before: [...new Set([last, stood?.by])].filter((each) => each !== undefined),
        });
      if (does === 'one') this.#turns.wrote(key, sent, isFresh ? stood?.shown : undefined);
      const done = does === 'one' && stood ? acted(sent, stood) : [];
      const stamped = new Map(done.filter(([, { value }]) => value === null));
      found.push(...contradicted({ facts: stamped }, shownIn(sent), calledIn(kind, name)));
      const facts = new Map([
        ...told,
        ...out,
        ...(does === 'one' ? turned(sent, this.#switches.get(key)) : []),
        ...(does === 'one' ? unseen(sent, stood?.shown) : []),
        ...(does === 'one' ? misled(sent, stood?.shown) : []),
        ...confirmed(sent, kind),
        ...done,
      ]);
      const deletes = does === 'one' && removes(operation);
      // What is shown still may be there in another state, as a booking that is cancelled.
      const staysAs = operation.method !== 'DELETE' && stood && isKeptWhenRemoved(stood.by);
      const gone = deletes && !staysAs && !livesOn(sent, this.#switches.get(key)) ? sent : undefined;
      // What is done to a thing may take it away.
      const made = !deletes && !blind;
      const place = placeOf(kind, sent);
      this.#things.set(key, {
        name,
        place,
        by: sent,
        account,
        facts,
        made,
        ...(done.length > 0 && { stays: true }),
        ...(gone && { gone }),
      });
      found.push(...this.#again(sent, kind, name, account));
    }
    return found;
  }

  /** Of the places that the path names, and that nobody has written to since they were read. */
  #inPlace(sent: Sent, account: string): string | undefined {
    const { operation, ask } = sent.case;
    for (const [as, kind] of Object.entries(operation.named ?? {})) {
      const place = this.#stood.get(keyOf(kind, ask.payload[as], sent, account));
      const why = place?.writes === this.#writes - 1 ? madeAnyway(sent, place) : undefined;
      if (why !== undefined) return why;
    }
    return undefined;
  }

  /** What was made within a thing may go with it. */
  #takeAlong({ case: { ask } }: Sent): void {
    const gone = new Set(scalarsIn(ask.payload).map(String));
    for (const [key, { by }] of this.#things) {
      const said = [...scalarsIn(by.case.ask.payload), ...scalarsIn(by.exchange.verdict.data)];
      if (said.some((value) => gone.has(String(value)))) this.#things.delete(key);
    }
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
    if (!operation.roles && this.#strangers.isDeclared(operation))
      return this.#strangers.listed(sent, account);
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
    if (verdict.success) this.#turns.read(key, sent, this.#stood.get(key)?.writes === this.#writes - 1);
    if (verdict.success && isObject(shown)) this.#stood.set(key, { shown, by: sent, writes: this.#writes });
    const thing = this.#things.get(key);
    const stranger = verdict.success ? this.#strangers.seenByAnother(sent, kind, name, account, shown) : [];
    if (!thing) return [...stranger, ...this.#listings.hides(sent, kind, name, account, this.#writes)];
    const known = calledIn(kind, name);
    if (thing.account !== account) {
      const isPrivate =
        this.#strangers.isDeclared(sent.case.operation) ||
        (account === 'other' && this.#strangers.isSaid(sent.case.operation)) ||
        this.#listings.standsInOwn(placeOf(kind, sent), name, thing.account, account, this.#writes);
      return verdict.success && isPrivate && !isAnother(thing, shown)
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
      return (thing.made || thing.stays) && isMissing(sent)
        ? [
            {
              rule: 'found',
              message: `${known} was ${thing.made ? 'made' : 'changed'} and is not there (${verdict.code})`,
              place: kind.as,
              before: [thing.by],
            },
          ]
        : [];
    return [...contradicted(thing, shownIn(sent), known), ...leftOut(thing, sent, known)];
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
        found.push(...this.#strangers.seenByAnother(sent, kind, item[kind.member], account, item));
        continue;
      }
      const known = `${kind.as} ${String(thing.name)}`;
      if (thing.account !== account) {
        const isPrivate =
          this.#strangers.isDeclared(operation) || (account === 'other' && this.#strangers.isSaid(operation));
        if (isPrivate && !isAnother(thing, item))
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
    const place = placeOf(kind, sent);
    const made = [...this.#things.values()].filter(
      (thing) => thing.made && thing.place === place && thing.by === this.#last,
    );
    found.push(
      ...this.#listings.saw({ sent, items, names, whole }, kind, account, {
        writes: this.#writes,
        made,
        gone: [...this.#things.values()].find(({ gone, place: at }) => gone === this.#last && at === place),
      }),
    );
    return found;
  }
}
