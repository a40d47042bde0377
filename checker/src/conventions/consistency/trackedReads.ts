/** Reads: what a list or a resource shows must fit what was seen before. */
import { TrackerState } from './trackerState.ts';
import { isDeepStrictEqual } from 'node:util';
import { itemsOf } from '../../core/judging/items.ts';
import type { Kind, Payload } from '../../core/contract/types.ts';
import { isObject } from '../../core/base/object.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { isBare, type Listed } from './complete.ts';
import { switchesIn, switchesOfItem, contradicted, leftOut } from './facts.ts';
import { placeOf, keyOf, isMissing, askedName, calledIn, shownIn } from './names.ts';
import { isWhole, isPlain } from './parts.ts';
import { says, type Contradiction, type Thing } from './trackedResource.ts';

/** Of the same name, and with nothing of what was written: each company may call a thing so. */
function isAnother({ facts }: Thing, shown: unknown): boolean {
  if (!isObject(shown)) return false;
  const told = [...facts].filter(
    ([name, fact]) => name in shown && fact.turnedTo === undefined && !fact.taken,
  );
  const other = told.filter(([name, { value }]) => !isDeepStrictEqual(shown[name], value));
  return told.length > 0 && other.length * 2 > told.length;
}

export class TrackedReads {
  readonly #state: TrackerState;

  constructor(state: TrackerState) {
    this.#state = state;
  }

  read(sent: Sent, account: string): Contradiction[] {
    const { operation } = sent.case;
    if (!operation.roles && this.#state.strangers.isDeclared(operation))
      return this.#state.strangers.listed(sent, account);
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
      ? this.#state.counts.thing(sent, kind, name, account, this.#state.writes)
      : [];
    return [...counted, ...this.#readThing(sent, kind, name, account)];
  }

  #readThing(sent: Sent, kind: Kind, name: unknown, account: string): Contradiction[] {
    const { verdict } = sent.exchange;
    const { operation } = sent.case;
    const key = keyOf(kind, name, sent, account);
    const shown = shownIn(sent);
    this.#state.missing.delete(`${key} ${account}`);
    if (verdict.success) this.#saw(sent, key, shown);
    else if (isMissing(sent) && !operation.open)
      this.#state.missing.set(`${key} ${account}`, { name, by: sent });
    const thing = this.#state.things.get(key);
    const stranger = verdict.success
      ? [
          ...this.#state.strangers.seenByAnother(sent, kind, name, account, shown),
          ...this.#state.strangers.readOwn(sent, kind, account),
          ...this.#state.ofAnother(sent, kind, name, account, 'is shown'),
        ]
      : [];
    const hidden = this.#state.listings.hides(sent, kind, name, account, this.#state.writes);
    if (!thing) return [...stranger, ...hidden];
    const known = calledIn(kind, name);
    if (thing.account !== account) {
      const isPrivate =
        this.#state.isOthers(operation, account) ||
        this.#state.listings.standsInOwn(
          placeOf(kind, sent),
          name,
          thing.account,
          account,
          this.#state.writes,
        );
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
    this.#state.switches.set(key, switchesIn(sent));
    this.#state.turns.read(key, sent, this.#state.stood.get(key)?.writes === this.#state.writes - 1);
    if (isObject(shown)) this.#state.stood.set(key, { shown, by: sent, writes: this.#state.writes });
  }

  #readList(sent: Sent, kind: Kind, account: string): Contradiction[] {
    const { operation } = sent.case;
    const items = itemsOf(operation, sent.exchange.verdict);
    if (!items) return [];
    const names = items.map((item) => String(item[kind.member]));
    const whole = isWhole(sent, items);
    const listed = { sent, items, names, whole };
    const place = placeOf(kind, sent);
    const things = [...this.#state.things.values()].filter((thing) => thing.place === place);
    return [
      ...items.flatMap((item) => this.#readItem(sent, kind, item, account)),
      ...(isBare(listed) ? this.#state.counts.list(sent, items, account, this.#state.writes) : []),
      ...(whole ? things : []).flatMap((thing) => this.#lacks(listed, kind, thing, account)),
      ...this.#state.listings.saw(listed, kind, account, {
        writes: this.#state.writes,
        made: things.filter((thing) => thing.made && thing.by === this.#state.last),
        gone: things.find(({ gone }) => gone !== undefined && gone === this.#state.last),
        done: things.find(({ by, gone }) => by === this.#state.last && gone === undefined),
      }),
    ];
  }

  #readItem(sent: Sent, kind: Kind, item: Payload, account: string): Contradiction[] {
    const key = keyOf(kind, item[kind.member], sent, account);
    // The rest of it a list may show in short.
    this.#state.switches.set(key, switchesOfItem(sent, item));
    const thing = this.#state.things.get(key);
    if (!thing) return this.#state.strangers.seenByAnother(sent, kind, item[kind.member], account, item);
    const known = `${kind.as} ${String(thing.name)}`;
    if (thing.account !== account)
      return this.#state.isOthers(sent.case.operation, account) && !isAnother(thing, item)
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

/** `showDeleted=true`. */
const asksForGone = ({ case: { ask } }: Sent): boolean =>
  Object.entries(ask.payload).some(
    ([name, value]) => String(value) === 'true' && /deleted|removed|trash|archived/i.test(name),
  );
