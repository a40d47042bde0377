/** Sorts by two keys. The second one must order the items that are equal in the first. */
import { isDeepStrictEqual } from 'node:util';
import { isNamedIn } from '../../core/base/words.ts';
import { flattened } from '../../core/contract/flattened.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { itemsOf } from '../../core/judging/items.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { SORT } from '../../core/requests/sorting.ts';
import { textsAbout } from '../prose/textsAbout.ts';
import { ask, report, TRIED } from './ask.ts';
import type { Probe } from './probe.ts';

/** `Several keys, separated by commas`, `comma-separated` */
const SEVERAL =
  /\b(several|more|multiple|many)\b[^.]*\bcomma|\bcomma[- ]separated\b|\b(separated|joined|split) by commas?\b|逗号/i;
/** Maximum number of pairs of keys. */
const MOST = 6;

export async function sortByTwo(probe: Probe, operation: Operation): Promise<void> {
  const { properties = {} } = flattened(operation.request, operation.schemas);
  const name = Object.keys(properties).find((each) => SORT.test(each));
  if (name === undefined || operation.effect !== 'read') return;
  const schema = valueOf(properties[name] ?? {}, operation.schemas);
  const about = [schema.description ?? '', ...textsAbout(operation, name)];
  if (schema.enum || !about.some((text) => SEVERAL.test(text))) return;
  // A pattern such as `^-?(id|name)(,-?(id|name))*$` names the keys.
  const said = [...about, (schema.pattern ?? '').replaceAll(/[^\w-]+/g, ' ')].join(' ');
  const written = notationOf(
    [schema.example, ...Object.values(operation.examples).map((each) => each[name]), said].join(' '),
  );
  const whole = probe.requests.widest(operation);
  const sent = await ask(probe, operation, whole);
  const items = (sent && itemsOf(operation, sent.exchange.verdict)) ?? [];
  for (const [first, second] of pairsIn(items, said).slice(0, MOST)) {
    const ways = ['up', 'down'].map((way) => ({ ...whole, [name]: `${first},${written(second, way)}` }));
    const lists: (Sent | undefined)[] = [];
    for (const payload of ways)
      if (probe.requests.isSound(operation, payload))
        lists.push(await ask(probe, operation, payload, 'parent', TRIED));
    const [up, down] = lists.map((each) => each && itemsOf(operation, each.exchange.verdict));
    const isIgnored = up !== undefined && up.length === items.length && isDeepStrictEqual(up, down);
    if (!isIgnored || !lists[1]) continue;
    const message = `${second} is ignored as the second key: up and down give the same order, and items with one ${first} differ in it`;
    return report(
      probe,
      lists[1],
      lists.filter((each) => each !== undefined),
      `sort/${name}`,
      message,
    );
  }
}

/** Writes a key and its direction as the contract does: `title desc`, `-title`, `title:desc`. */
function notationOf(text: string): (key: string, way: string) => string {
  // A minus counts at the start of a key, in quotes as in 'a leading "-"', or as a word; not within a name such as `due-date`.
  const [, sign = ' '] = /\w([ :])desc\b/i.exec(text) ?? [];
  const isSigned = !/\bdesc\b/i.test(text) && /(^|[ ,`])-\w|[`'"(]-[`'")]|\bminus\b/.test(text);
  return (key, way) => (way === 'up' ? key : isSigned ? `-${key}` : `${key}${sign}desc`);
}

/** Pairs of keys that the contract names, where two items are equal in the first and differ in the second. */
function pairsIn(items: readonly Payload[], said: string): [string, string][] {
  const keys = Object.keys(items[0] ?? {}).filter(
    (key) => isNamedIn(said, key) && items.every((item) => /^(string|number)$/.test(typeof item[key])),
  );
  return keys.flatMap((first) =>
    keys
      .filter((second) => second !== first)
      .filter((second) =>
        items.some((one) =>
          items.some((other) => one[first] === other[first] && one[second] !== other[second]),
        ),
      )
      .map((second): [string, string] => [first, second]),
  );
}
