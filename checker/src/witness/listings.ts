/** What lists say of each other: the same list again, its pages, its parts, and what has come into it between two of them. */
import { isDeepStrictEqual } from 'node:util';
import type { Kind, Payload } from '../contract/types.ts';
import type { Sent } from '../run/send.ts';
import { isBare, isSame, lacks, placeAsked, type Listed } from './complete.ts';
import { scalarsIn } from './facts.ts';
import { isMissing, placeOf } from './names.ts';
import { isOtherPage } from './parts.ts';
import type { Contradiction, Thing } from './thing.ts';

interface Listing {
  readonly sent: Sent;
  readonly items: readonly Payload[];
  readonly names: readonly string[];
  /** How many writes had succeeded by then. */
  readonly writes: number;
  readonly whole: boolean;
  /** Nothing narrows it. */
  readonly bare: boolean;
  /** Since then something was refused. */
  refused: Sent | undefined;
}

interface Now {
  /** How many writes have succeeded. */
  readonly writes: number;
  /** What the last write has made. */
  readonly made: readonly Thing[];
  /** What it has deleted. */
  readonly gone?: Thing | undefined;
}

export class Listings {
  readonly #listings = new Map<string, Listing>();
  readonly #parts = new Map<string, { whole: Listed; parts: Listed[]; writes: number }>();

  forget(): void {
    this.#listings.clear();
  }

  refused(sent: Sent): void {
    for (const listing of this.#listings.values()) listing.refused ??= sent;
  }

  saw(listed: Listed, kind: Kind, account: string, now: Now): Contradiction[] {
    return [
      ...this.#compare(listed, kind, account, now),
      ...this.#complete(listed, kind, account, now.writes),
    ];
  }

  /** Both accounts see lists of that kind, and the thing stands in its owner's alone. */
  standsInOwn(place: string, name: unknown, owner: string, account: string, writes: number): boolean {
    const listings = [...this.#listings].filter(([key]) => key.startsWith(`${place} `));
    const of = (who: string): Listing[] =>
      listings.flatMap(([key, listing]) =>
        // Lists of before say nothing of what was made since.
        key.startsWith(`${place} ${who} `) && listing.whole && listing.writes === writes ? [listing] : [],
      );
    const has = ({ names }: Listing): boolean => names.includes(String(name));
    const others = of(account);
    return of(owner).some(has) && others.length > 0 && !others.some(has);
  }

  /** An account is told that there is nothing of the name that stands in its own list. */
  hides(sent: Sent, kind: Kind, name: unknown, account: string, writes: number): Contradiction[] {
    if (sent.exchange.verdict.success || !isMissing(sent)) return [];
    const place = `${placeOf(kind, sent)} ${account} `;
    const [, listing] =
      [...this.#listings].find(
        ([key, each]) =>
          key.startsWith(place) &&
          each.whole &&
          each.bare &&
          each.writes === writes &&
          each.names.includes(String(name)),
      ) ?? [];
    if (!listing) return [];
    const message = `${kind.as} ${String(name)} is listed, and who asks for it is told that it is not there (${sent.exchange.verdict.code})`;
    return [{ rule: 'found', message, place: kind.as, before: [listing.sent] }];
  }

  #compare(
    { sent, items, names, whole }: Listed,
    kind: Kind,
    account: string,
    { writes, made, gone }: Now,
  ): Contradiction[] {
    const { operation, ask } = sent.case;
    const key = `${placeOf(kind, sent)} ${account} ${operation.address} ${JSON.stringify(ask.payload)}`;
    const before = this.#listings.get(key);
    const found: Contradiction[] = [];
    const fresh = names.filter((name) => before && !before.names.includes(name));
    if (before?.refused && before.writes === writes && whole && before.whole && fresh.length > 0)
      found.push({
        rule: 'refused-changed',
        message: `what was refused has left ${kind.as} ${fresh[0]}`,
        place: before.refused.case.operation.address,
        before: [before.sent, before.refused],
      });
    found.push(...madeTwice(kind, items, before, fresh, { writes, made }));
    for (const other of this.#listings.values())
      if (other.writes === writes && isOtherPage(other.sent, sent)) {
        const twice = names.find((name) => other.names.includes(name));
        if (twice !== undefined)
          found.push({
            rule: 'pages',
            message: `${kind.as} ${twice} stands on two pages`,
            place: operation.id,
            before: [other.sent],
          });
      }
    if (whole && before?.whole) found.push(...goneToo(kind, before, names, writes, gone));
    this.#listings.set(key, {
      sent,
      items,
      names,
      writes,
      whole,
      bare: isBare({ sent, items, names, whole }),
      refused: undefined,
    });
    return found;
  }

  /** Between two whole lists that are the same, every part of it was asked for in vain where it lacks something. */
  #complete(listed: Listed, kind: Kind, account: string, now: number): Contradiction[] {
    const key = `${listed.sent.case.operation.address} ${account} ${placeAsked(listed.sent)}`;
    const { whole, parts = [], writes } = this.#parts.get(key) ?? {};
    if (!isBare(listed)) {
      if (writes === now) parts.push(listed);
      return [];
    }
    this.#parts.set(key, { whole: listed, parts: [], writes: now });
    if (!whole || writes !== now || !isSame(whole, listed)) return [];
    return lacks(listed, parts).map(({ name, where, by }) => ({
      rule: 'lacking',
      message: `${kind.as} ${name} is listed, and not ${where}`,
      place: where,
      before: [by],
    }));
  }
}

/** One write stands between the lists, and two things have come that show what it wrote. */
function madeTwice(
  kind: Kind,
  items: readonly Payload[],
  before: Listing | undefined,
  fresh: readonly string[],
  { writes, made: all }: Pick<Now, 'writes' | 'made'>,
): Contradiction[] {
  if (!before || before.writes !== writes - 1) return [];
  const made = all.find(({ name, facts }) => fresh.includes(String(name)) && facts.size > 0);
  if (!made) return [];
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

/** One thing was deleted between the lists, and others have gone with it that say nothing of it. */
function goneToo(
  kind: Kind,
  before: Listing,
  names: readonly string[],
  writes: number,
  gone: Thing | undefined,
): Contradiction[] {
  const deleted = String(gone?.name);
  if (!gone?.gone || before.writes !== writes - 1 || !before.names.includes(deleted)) return [];
  const lost = before.items.find((item) => {
    const name = String(item[kind.member]);
    return name !== deleted && !names.includes(name) && !scalarsIn(item).map(String).includes(deleted);
  });
  if (!lost) return [];
  const message = `${kind.as} ${deleted} was deleted, and ${String(lost[kind.member])} is not listed any more either`;
  return [{ rule: 'gone', message, place: kind.as, before: [before.sent, gone.gone] }];
}
