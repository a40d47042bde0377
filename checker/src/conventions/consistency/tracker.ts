/**
 * Remembers what was said of each thing, in the order in which it was said, and notices when answers contradict one another: what a
 * write confirmed is shown by what is read later, what was deleted is gone, what was refused has changed nothing. Only exchanges that
 * came one after the other can contradict; who hands them over sees to that.
 */
import { isDeepStrictEqual } from 'node:util';
import { itemsOf } from '../../core/judging/items.ts';
import { bodyOf } from '../../core/contract/body.ts';
import { uniqueIn } from './forbidden.ts';
import type { Kind, Operation, Payload, Role } from '../../core/contract/types.ts';
import { keepsRemoved } from '../../core/contract/keepsRemoved.ts';
import { removes } from '../../core/contract/removes.ts';
import { isObject } from '../../core/base/object.ts';
import { idempotencyKey } from '../../core/requests/idempotencyKey.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { acted, isKeptWhenRemoved, verbOf } from './verbEffects.ts';
import { Counts } from './counts.ts';
import { Etags } from './etags.ts';
import { isBare, type Listed } from './complete.ts';
import { Listings } from './listings.ts';
import { replaced } from './replaced.ts';
import { madeAnyway, takenAnyway, takenTwice } from './repeated.ts';
import { Turns } from './stateTransitions.ts';
import { Strangers, type StrangerOptions } from './accessLeaks.ts';
import {
  ignored,
  livesOn,
  sets,
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
import { says, type Contradiction, type Fact, type Thing } from './trackedResource.ts';

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
  readonly #once = new Map<string, { readonly sent: Sent; readonly writes: number }>();
  /** How each thing's switches and states stood when it was read last. */
  readonly #switches = new Map<string, ReadonlyMap<string, unknown>>();
  /** What was read of each thing last. */
  readonly #stood = new Map<string, Stood>();
  /** What an account was told that there is none of, until a write speaks of it. */
  readonly #missing = new Map<string, { readonly name: unknown; readonly by: Sent }>();
  readonly #etags = new Etags();
  readonly #counts = new Counts();
  readonly #turns = new Turns();
  /** What the last write has shown of the thing that it was about. */
  #answered: Stood | undefined;
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
    const ofEtags = [
      ...this.#etags.saw(sent, account),
      ...(verdict.success ? this.#strangers.taken(sent, account) : []),
    ];
    if (!verdict.success) this.#strangers.refused(sent, account);
    if (this.#strangers.isDeclared(operation)) this.#strangers.declare(operation);
    if (operation.effect === 'write')
      return [...ofEtags, ...(verdict.success ? this.#wrote(sent, account) : this.#refused(sent))];
    return [...ofEtags, ...this.#read(sent, account)];
  }

  /** Whatever came of it, it may have changed anything. */
  #forgetAll(): Contradiction[] {
    this.#things.clear();
    this.#switches.clear();
    this.#stood.clear();
    this.#missing.clear();
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
    const [last, answered] = [this.#last, this.#answered];
    this.#last = sent;
    this.#answered = undefined;
    const { operation, ask } = sent.case;
    const said = new Set([...scalarsIn(ask.payload), ...scalarsIn(sent.exchange.verdict.data)].map(String));
    const before = new Map(this.#things);
    const missing = new Map(this.#missing);
    for (const [key, thing] of this.#things) if (said.has(String(thing.name))) this.#things.delete(key);
    for (const [key, { name }] of this.#missing) if (said.has(String(name))) this.#missing.delete(key);
    this.#listings.mentioned(said);
    if (removes(operation)) this.#takeAlong(sent);
    return (operation.roles ?? []).flatMap((role) => {
      const name = role.does === 'one' ? askedName(role.kind, sent) : shownName(role.kind, sent);
      if (name === undefined) return [];
      const key = keyOf(role.kind, name, sent, account);
      const stood = this.#stood.get(key);
      const known: Known = {
        key,
        name,
        account,
        last,
        before: before.get(key),
        missing: missing.get(`${key} ${account}`)?.by,
        stood,
        answered: before.get(key)?.by === last ? answered : undefined,
        // Since it was read nobody has written.
        isFresh: stood?.writes === this.#writes - 1,
      };
      const found = role.does === 'one' ? this.#did(sent, role, known) : this.#made(sent, role, known);
      return [...found, ...this.#again(sent, role.kind, name, account)];
    });
  }

  #made(sent: Sent, { kind, blind }: Role, { key, name, account, last }: Known): Contradiction[] {
    const why =
      takenTwice(sent, last, 'made') ?? this.#inPlace(sent, account) ?? this.#twin(sent, kind, key, account);
    const facts = confirmed(sent, kind);
    this.#things.set(key, { name, place: placeOf(kind, sent), by: sent, account, facts, made: !blind });
    this.#counts.made(sent, kind, name, account);
    return why === undefined ? [] : [forbidden(sent, kind, name, why, [last])];
  }

  /** There is one already of what the contract has one of. */
  #twin(sent: Sent, kind: Kind, key: string, account: string): string | undefined {
    const place = placeOf(kind, sent);
    const body = bodyOf(sent.case.operation, sent.case.ask.payload);
    for (const name of uniqueIn(sent.case.operation))
      for (const [other, { place: at, account: who, facts, gone }] of this.#things)
        if (other !== key && at === place && who === account && !gone && body[name] !== undefined)
          if (
            isDeepStrictEqual(facts.get(name)?.value, body[name]) &&
            facts.get(name)?.turnedTo === undefined
          )
            return `there is one with ${name} ${String(body[name])} already, and another one is taken`;
    return undefined;
  }

  /** Something was done to a thing. */
  #did(sent: Sent, { kind, blind }: Role, known: Known): Contradiction[] {
    const { key, name, account, last, before, missing, stood, isFresh, answered } = known;
    const { operation } = sent.case;
    const called = calledIn(kind, name);
    const shown = shownIn(sent);
    const read = stood && isFresh ? asRead(sent, stood.shown, stood.by) : [];
    const stands = new Map([...read, ...(before?.facts ?? [])]);
    const born = createdIn(sent, stood);
    const told = [...leftAlone(sent, stands), ...born, ...taken(sent, before, stood?.shown)];
    const out = stood ? replaced(sent, stood.shown) : [];
    const done = stood ? acted(sent, stood) : [];
    const stamped = done.filter(([, { value }]) => value === null);
    const isRefusable = operation.errors.some(({ code }) => code === '404' || code === '410');
    const gone =
      before?.gone && operation.method !== 'PUT' && !bringsBack(operation) && isRefusable
        ? before.gone
        : undefined;
    const absent = isRefusable && changes(operation) && !bringsBack(operation) ? missing : undefined;
    const why =
      takenTwice(sent, last, 'one') ?? takenAnyway(sent, isFresh ? stood : answered, this.#turns.of(sent));
    const found = [
      ...contradicted({ facts: new Map([...told, ...out, ...stamped]) }, shown, called),
      ...(stood && isFresh ? ignored(sent, stood.shown) : []).map((each) =>
        says('kept', kind.as, `${called}: ${each}`, stood?.by),
      ),
      ...this.#ofAnother(sent, kind, name, account, 'is written'),
      ...(gone ? [says('gone', kind.as, `${called} was deleted, and a write to it is taken`, gone)] : []),
      ...(absent
        ? [says('gone', kind.as, `${called} is not there, and a write to it is taken`, absent)]
        : []),
      ...(why === undefined ? [] : [forbidden(sent, kind, name, why, [last, stood?.by])]),
    ];
    this.#answered = isObject(shown) ? { shown, by: sent, writes: this.#writes } : undefined;
    this.#turns.wrote(key, sent, isFresh ? stood?.shown : undefined);
    this.#strangers.wroteOwn(sent, kind, account);
    const facts = new Map([
      ...told,
      ...out,
      ...turned(sent, this.#switches.get(key)),
      ...unseen(sent, stood?.shown),
      ...misled(sent, stood?.shown),
      ...confirmed(sent, kind),
      ...done,
    ]);
    const deletes = removes(operation);
    // What is shown still may be there in another state, as a booking that is cancelled.
    const staysAs = operation.method !== 'DELETE' && stood && isKeptWhenRemoved(stood.by);
    const isGone = deletes && !staysAs && !keepsRemoved(operation) && !livesOn(sent, this.#switches.get(key));
    this.#things.set(key, {
      name,
      place: placeOf(kind, sent),
      by: sent,
      account,
      facts,
      // What is done to a thing may take it away.
      made: !deletes && !blind,
      ...(done.length > 0 && { stays: true }),
      ...(isGone && { gone: sent }),
    });
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
    this.#once.set(key, { sent: before?.sent ?? sent, writes: this.#writes });
    if (!before) return [];
    const first = shownName(kind, before.sent);
    const same = `the same request with the same ${member}`;
    if (first !== undefined && String(first) !== String(name))
      return [
        says(
          'twice',
          member,
          `${same} made ${kind.member} ${String(first)} and then ${String(name)}`,
          before.sent,
        ),
      ];
    // Later on what it has made may be another.
    const facts =
      before.writes === this.#writes - 1 ? confirmed(before.sent, kind) : new Map<string, never>();
    return contradicted({ facts }, shownIn(sent), `${same}: ${calledIn(kind, name)}`);
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
    const { operation } = sent.case;
    const key = keyOf(kind, name, sent, account);
    const shown = shownIn(sent);
    this.#missing.delete(`${key} ${account}`);
    if (verdict.success) this.#saw(sent, key, shown);
    else if (isMissing(sent) && !operation.open) this.#missing.set(`${key} ${account}`, { name, by: sent });
    const thing = this.#things.get(key);
    const stranger = verdict.success
      ? [
          ...this.#strangers.seenByAnother(sent, kind, name, account, shown),
          ...this.#strangers.readOwn(sent, kind, account),
          ...this.#ofAnother(sent, kind, name, account, 'is shown'),
        ]
      : [];
    const hidden = this.#listings.hides(sent, kind, name, account, this.#writes);
    if (!thing) return [...stranger, ...hidden];
    const known = calledIn(kind, name);
    if (thing.account !== account) {
      const isPrivate =
        this.#isOthers(operation, account) ||
        this.#listings.standsInOwn(placeOf(kind, sent), name, thing.account, account, this.#writes);
      return verdict.success && isPrivate && !isAnother(thing, shown)
        ? [says('private', kind.as, `${known} of another account is shown`, thing.by)]
        : [];
    }
    if (thing.gone)
      return verdict.success
        ? [says('gone', kind.as, `${known} was deleted and is still there`, thing.gone)]
        : [];
    if (verdict.success)
      return [...contradicted(thing, shown, known), ...leftOut(thing, sent, known), ...hidden];
    if (!(thing.made || thing.stays) || !isMissing(sent)) return [];
    const was = thing.made ? 'made' : 'changed';
    return [says('found', kind.as, `${known} was ${was} and is not there (${verdict.code})`, thing.by)];
  }

  #saw(sent: Sent, key: string, shown: unknown): void {
    this.#switches.set(key, switchesIn(sent));
    this.#turns.read(key, sent, this.#stood.get(key)?.writes === this.#writes - 1);
    if (isObject(shown)) this.#stood.set(key, { shown, by: sent, writes: this.#writes });
  }

  /** What belongs to one account alone stands in its list, and not in that of the one who asks. */
  #ofAnother(sent: Sent, kind: Kind, name: unknown, account: string, what: string): Contradiction[] {
    const { operation } = sent.case;
    // Two accounts of one company may see each other's: that somebody's list is his own alone is no fence.
    if (!this.#isOthers(operation, account) && !this.#strangers.isOfPrivateKind(operation)) return [];
    const place = placeOf(kind, sent);
    const by = this.#listings.isOthers(place, name, account);
    if (!by && operation.effect === 'read')
      this.#listings.wasShown({ place, kind, name: String(name), account, sent });
    const message = `${calledIn(kind, name)} of another account ${what}`;
    return by ? [says('private', kind.as, message, by)] : [];
  }

  /** What the account may not see of another one, as the team or the contract says. */
  #isOthers(operation: Operation, account: string): boolean {
    return (
      this.#strangers.isDeclared(operation) || (account === 'other' && this.#strangers.isSaid(operation))
    );
  }

  #readList(sent: Sent, kind: Kind, account: string): Contradiction[] {
    const { operation } = sent.case;
    const items = itemsOf(operation, sent.exchange.verdict);
    if (!items) return [];
    const names = items.map((item) => String(item[kind.member]));
    const whole = isWhole(sent, items);
    const listed = { sent, items, names, whole };
    const place = placeOf(kind, sent);
    const things = [...this.#things.values()].filter((thing) => thing.place === place);
    return [
      ...items.flatMap((item) => this.#readItem(sent, kind, item, account)),
      ...(isBare(listed) ? this.#counts.list(sent, items, account, this.#writes) : []),
      ...(whole ? things : []).flatMap((thing) => this.#lacks(listed, kind, thing, account)),
      ...this.#listings.saw(listed, kind, account, {
        writes: this.#writes,
        made: things.filter((thing) => thing.made && thing.by === this.#last),
        gone: things.find(({ gone }) => gone !== undefined && gone === this.#last),
        done: things.find(({ by, gone }) => by === this.#last && gone === undefined),
      }),
    ];
  }

  #readItem(sent: Sent, kind: Kind, item: Payload, account: string): Contradiction[] {
    const key = keyOf(kind, item[kind.member], sent, account);
    // The rest of it a list may show in short.
    this.#switches.set(key, switchesOfItem(sent, item));
    const thing = this.#things.get(key);
    if (!thing) return this.#strangers.seenByAnother(sent, kind, item[kind.member], account, item);
    const known = `${kind.as} ${String(thing.name)}`;
    if (thing.account !== account)
      return this.#isOthers(sent.case.operation, account) && !isAnother(thing, item)
        ? [says('private', kind.as, `${known} of another account is listed`, thing.by)]
        : [];
    return thing.gone
      ? asksForGone(sent)
        ? []
        : [says('gone', kind.as, `${known} was deleted and is still listed`, thing.gone)]
      : contradicted(thing, item, known);
  }

  /** The whole list, and not what was made. */
  #lacks({ sent, names }: Listed, kind: Kind, thing: Thing, account: string): Contradiction[] {
    const { operation, ask } = sent.case;
    const isWanted = thing.account === account && thing.made && !thing.gone;
    if (!isWanted || names.includes(String(thing.name)) || !isPlain(operation, ask.payload, thing)) return [];
    return [says('listed', kind.as, `${kind.as} ${String(thing.name)} was made and is not listed`, thing.by)];
  }
}

/** What is known of a thing to which something is done, or that is made. */
interface Known {
  readonly key: string;
  readonly name: unknown;
  readonly account: string;
  readonly last: Sent | undefined;
  readonly before: Thing | undefined;
  /** The account was told that there is none. */
  readonly missing: Sent | undefined;
  readonly stood: Stood | undefined;
  /** What the last write has shown of it. */
  readonly answered: Stood | undefined;
  readonly isFresh: boolean;
}

interface Stood {
  readonly shown: Payload;
  readonly by: Sent;
  readonly writes: number;
}

/** `showDeleted=true`. */
const asksForGone = ({ case: { ask } }: Sent): boolean =>
  Object.entries(ask.payload).some(
    ([name, value]) => String(value) === 'true' && /deleted|removed|trash|archived/i.test(name),
  );

/** What was deleted comes back. */
const bringsBack = ({ url, id }: Operation): boolean =>
  /un-?delete|restore|recover|undo/i.test(`${url.slice(url.lastIndexOf('/'))} ${id}`);

/** When a thing was made no write changes, unless it says it itself. */
const createdIn = (sent: Sent, stood: Stood | undefined): [string, Fact][] =>
  Object.entries(stood?.shown ?? {}).flatMap(([name, value]): [string, Fact][] =>
    stood &&
    /^(created_?(at|on|time|date)|create_?time|creation_?(time|date))$/i.test(name) &&
    typeof value === 'string' &&
    !(name in bodyOf(sent.case.operation, sent.case.ask.payload))
      ? [[name, { value, by: stood.by }]]
      : [],
  );

/** Wants the thing to be there; what is joined or accepted may not be shown before. */
const changes = (operation: Operation): boolean =>
  sets(operation) ||
  operation.method === 'DELETE' ||
  !/^(undefined|accept|activate|reopen|start)$/.test(String(verbOf(operation)));

const forbidden = (
  { case: { operation } }: Sent,
  kind: Kind,
  name: unknown,
  why: string,
  before: readonly (Sent | undefined)[],
): Contradiction => says('forbidden', operation.id, `${calledIn(kind, name)}: ${why}`, ...new Set(before));
