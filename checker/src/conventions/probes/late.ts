/** Reads the lists again after the writes: the new resources have other states, spellings and times than the earlier ones. */
import { flattened } from '../../core/contract/flattened.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { itemsOf } from '../../core/judging/items.ts';
import { searchesIn } from '../consistency/watchers/searches.ts';
import { wantsAll } from '../prose/wantsAll.ts';
import { ask, TRIED } from './ask.ts';
import { readBounds } from './bounds.ts';
import { readFilteredPages } from './filteredPages.ts';
import { comparePageFree } from './pageFree.ts';
import type { Probe } from './probe.ts';
import { readOn, readParts } from './reads.ts';
import { readSortedPages } from './sortedPages.ts';

export async function readLate(probe: Probe, operation: Operation): Promise<void> {
  if (!operation.roles?.some(({ does }) => does === 'list')) return;
  await readParts(probe, operation);
  await readBounds(probe, operation);
  await readFilteredPages(probe, operation);
  await readSortedPages(probe, operation);
  await comparePageFree(probe, operation);
  await readOn(probe, operation);
  await searchOtherCase(probe, operation);
  await askForSeveral(probe, operation);
}

/** Filters by two values, each of another item: `a book must carry all of them`. The check filtered judges the responses. */
async function askForSeveral(probe: Probe, operation: Operation): Promise<void> {
  const { properties = {} } = flattened(operation.request, operation.schemas);
  const whole = probe.requests.widest(operation);
  for (const [name, part] of Object.entries(properties)) {
    const schema = valueOf(part, operation.schemas);
    if (!schema.items || !wantsAll(`${part.description ?? ''}\n${schema.description ?? ''}`)) continue;
    const sent = await ask(probe, operation, whole);
    const items = (sent && itemsOf(operation, sent.exchange.verdict)) ?? [];
    // `tag` filters by the member `tag` or `tags`.
    const lists = items.flatMap((item) => [item[name] ?? item[`${name}s`]].filter(Array.isArray));
    const [one = []] = lists;
    const isNew = (value: unknown): boolean => !one.includes(value);
    const values = [one[0], lists.flat().find(isNew)];
    const payload = { ...whole, [name]: values };
    if (values.every((value) => typeof value === 'string') && probe.requests.isSound(operation, payload))
      // In both orders: a backend that reads only the first value, or only the last, finds an item without the other one.
      for (const each of [values, values.toReversed()])
        await ask(probe, operation, { ...payload, [name]: each }, 'parent', TRIED);
  }
}

/** Number of words of any letters to search for, and of words with a letter beyond ASCII. */
const WORDS = 2;

/** Searches for shown words in lower case and in upper case. The watcher Searches judges the responses. */
async function searchOtherCase(probe: Probe, operation: Operation): Promise<void> {
  const whole = probe.requests.widest(operation);
  const sent = searchesIn(operation).length > 0 ? await ask(probe, operation, whole) : undefined;
  const items = (sent && itemsOf(operation, sent.exchange.verdict)) ?? [];
  for (const { name, members, isForAllLetters } of searchesIn(operation)) {
    const words = [...new Set(items.flatMap((item) => wordsOf(item, members)))];
    const beyondAscii = words.filter((word) => isForAllLetters && /[^\u0000-\u007f]/.test(word));
    for (const word of [...words.slice(0, WORDS), ...beyondAscii.slice(0, WORDS)])
      for (const each of [word.toLowerCase(), word.toUpperCase()]) {
        const payload = { ...whole, [name]: each };
        if (probe.requests.isSound(operation, payload)) await ask(probe, operation, payload, 'parent', TRIED);
      }
  }
}

/** Words of at least four letters in the texts of the searched members. */
const wordsOf = (item: Payload, members: readonly string[]): string[] =>
  members.flatMap((member) =>
    [item[member]]
      .flat()
      .flatMap((text) => (typeof text === 'string' ? (text.match(/\p{L}{4,}/gu) ?? []) : [])),
  );
