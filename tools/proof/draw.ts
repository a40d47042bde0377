/** Which breaks a row is tried with. */
import { shuffled } from '../sim/shuffle.ts';
import type { Site } from './sites.ts';

/** So many of what is called like a row are thought to serve it, the likeliest first; those as likely as the last of them too. */
const FEW = 12;
/** What is called less than half as much like the row as the likeliest may be of something else, and is refused. */
const ALIKE = 1 / 2;
/** And where even the likeliest is called like less than this part of what the row's words tell, nothing is. */
const KIN = 1 / 10;
/** Of what is so nearly alike neither is likelier: the seed chooses. */
const STEP = 1 / 10;
/** What a single row reaches is so much likelier than what all of them do. */
const RARE = 1 / 2;
/** Of a datum that more than this part of the rows reach that tells nothing. */
const MANY = 1 / 3;
/** Of an id's words, and of a sentence's, so many letters. */
const SHORTEST = { name: 3, said: 4 };

/** What sentences quote of code: names (`queryBillPage`), codes (`5102`, `E1200007`, `WAITING_BEGIN`), paths, figures, Chinese words. */
const QUOTED =
  /(?<!\w)(?:\/[a-zA-Z][\w-]+)+|\b[a-z]+(?:[A-Z][a-z]+)+\b|\b[A-Z]?\d{3,}\b|\b\d+\.\d+|\b[A-Z][A-Z_]{3,}\b|\p{Script=Han}{2,}/gu;
const METHOD = /^(GET|POST|HTTP|JSON)$/;

/** A word of a row: code reads it as it is quoted; of any other its names have the beginning. */
export interface Word {
  readonly text: string;
  readonly isQuoted: boolean;
  /** How much of a row it tells, before it is known who else says it: the words of its id and what it quotes more than its sentences. */
  readonly share: number;
}

type Sentences = Readonly<Record<'id' | 'text' | 'observe', string>> & { readonly given?: string };

/** How much is told by a path, which one page has; by the other words of an id and what is quoted; by what else is said; by what is only given, and the parts of what is quoted. */
const SHARE = { path: 4, name: 2, said: 1, given: 0.5 };

/** The words of a row: those of its id, what its sentences quote of the code, and the others of its sentences. */
export function wordsOf({ id, text, observe, given = '' }: Sentences): Word[] {
  const named = id.split('-').map((word) => ({ text: stemOf(word), isQuoted: false, share: SHARE.name }));
  const words = [
    ...named.filter((word) => word.text.length >= SHORTEST.name),
    ...quotedIn(`${text} ${observe}`).map((word) => ({
      ...word,
      share: word.text.startsWith('/') ? SHARE.path : SHARE.name,
    })),
    ...saidIn(`${text} ${observe}`).map((word) => ({ ...word, share: SHARE.said })),
    ...[...quotedIn(given), ...saidIn(given), ...partsOf(`${text} ${observe}`)].map((word) => ({
      ...word,
      share: SHARE.given,
    })),
  ];
  return words.filter((word, place) => words.findIndex((one) => isSame(one, word)) === place);
}

/** The one word is said twice: `fail` and `failure`. */
const isSame = (one: Word, other: Word): boolean =>
  one.text === other.text ||
  (!one.isQuoted && !other.isQuoted && (one.text.startsWith(other.text) || other.text.startsWith(one.text)));

/** Without the end of many: `bullets` */
const stemOf = (word: string): string => word.replace(/s$/, '');

const quotedIn = (sentence: string): Pick<Word, 'text' | 'isQuoted'>[] =>
  (sentence.match(QUOTED) ?? [])
    .filter((word) => !METHOD.test(word))
    .map((word) => ({ text: word, isQuoted: true }));

/** The words that quoted names are made of: `queryBillPage`, query bill page. */
const partsOf = (sentence: string): Pick<Word, 'text' | 'isQuoted'>[] =>
  quotedIn(sentence).flatMap(({ text }) => saidIn(nameOf(text).words));

function saidIn(sentence: string): Pick<Word, 'text' | 'isQuoted'>[] {
  const plain = sentence.replace(QUOTED, ' ').toLowerCase();
  return (plain.match(/[a-z]+/g) ?? [])
    .map((word) => ({ text: stemOf(word), isQuoted: false }))
    .filter((word) => word.text.length >= SHORTEST.said);
}

/** How much a word tells of a row, from 0 to 1: what many rows say (browser, shown) tells little of one of them. */
export function rarityOf(rows: readonly Sentences[]): (word: Word) => number {
  const times = new Map<string, number>();
  for (const row of rows) for (const { text } of wordsOf(row)) times.set(text, (times.get(text) ?? 0) + 1);
  return ({ text }) => rarity(times.get(text) ?? 1, rows.length);
}

/** 1 for one of many, 0 for all of them. */
const rarity = (times: number, all: number): number =>
  all < 2 ? 1 : Math.max(0, 1 - Math.log(times) / Math.log(all));

interface Called {
  readonly name: Name;
  readonly beside: Name;
}

/**
 * What a site is called, and how it reads: a code or a text that a row quotes stands there. All data of a file are reached
 * together, so that the file's name tells less of one of them.
 */
function calledOf(site: Site): Called {
  let called = names.get(site);
  if (called === undefined) {
    const { file, within, text, beside } = site;
    const [name, others] =
      beside === undefined ? [`${file} ${within} ${text}`, ''] : [`${within} ${text}`, `${file} ${beside}`];
    names.set(site, (called = { name: nameOf(name), beside: nameOf(others) }));
  }
  return called;
}
const names = new WeakMap<Site, Called>();

/** A name as it reads, and the words that it is made of: `queryBillPage`, query bill page. */
interface Name {
  readonly reads: string;
  readonly words: string;
}

function nameOf(text: string): Name {
  // `10_000`: 10000
  const reads = text.replace(/(?<=\d)_(?=\d)/g, '');
  return { reads, words: reads.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase() };
}

/** Whether a name has a word at the beginning of one of its own: `sure` is not in `measure`; what is quoted stands there whole. */
function has({ reads, words }: Name, { text, isQuoted }: Word): boolean {
  let pattern = patterns.get(text);
  if (pattern === undefined) {
    const letters = [...text].map((letter) => letter.replace(/[^\p{L}\d]/u, '\\$&'));
    const before = /^\d/.test(text) ? '\\d' : 'a-zA-Z\\d';
    const source = isQuoted
      ? `(?<![${before}])${letters.join('')}(?![a-z\\d])`
      : `(?<![a-z])${letters.join(' ?')}`;
    patterns.set(text, (pattern = new RegExp(source)));
  }
  return pattern.test(isQuoted ? reads : words);
}
const patterns = new Map<string, RegExp>();

/** What stands beside it tells so much less than what it is called itself. */
const BESIDE = 1 / 3;

/**
 * What is called like a row at all: by what it quotes, by a word of its id, or by two of its words. What is not may be broken
 * without anything that the row says being less so.
 */
export function isCalledLike(site: Site, words: readonly Word[]): boolean {
  const { name, beside } = calledOf(site);
  const told = words.filter((word) => has(name, word) || has(beside, word));
  return told.length > 1 || told.some((word) => word.share >= SHARE.name);
}

/** Data that whoever loads a file reaches, or that many rows do (the records of all routes), serve a row that quotes them or their record. */
const isQuoted = (site: Site, words: readonly Word[]): boolean => {
  if (site.beside === undefined) return true;
  const { name, beside } = calledOf(site);
  return words.some((word) => word.isQuoted && (has(name, word) || has(beside, word)));
};

/**
 * The sites that serve a row: of what its own tests reach what is called like it, and of that first what few others reach. What
 * every page needs says nothing of a row. Nothing serves it where all of that has next to none of its words.
 * @param reached by row, of all the rows drawn
 * @param telling how much a word tells of a row: see rarityOf
 */
export function serving(
  row: string,
  words: readonly Word[],
  reached: ReadonlyMap<string, readonly Site[]>,
  telling: (word: Word) => number = () => 1,
): Served[] {
  const times = new Map<Site, number>();
  for (const site of [...reached.values()].flat()) times.set(site, (times.get(site) ?? 0) + 1);
  const weights = weightsOf(words, [...times.keys()], telling);
  const told = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const isReachedByMany = (site: Site): boolean =>
    (times.get(site) ?? 0) > Math.max(FEW, MANY * reached.size);
  const alike = (reached.get(row) ?? [])
    .filter((site) => isCalledLike(site, words))
    .filter((site) => !(site.isLoaded || isReachedByMany(site)) || isQuoted(site, words))
    .map((site) => ({ site, likeness: kinship(site, weights) }));
  if (!alike.some(({ likeness }) => likeness >= KIN * told)) return [];
  const own = alike
    .map(({ site, likeness }) => ({
      site,
      kin: likeness * (1 + RARE * rarity(times.get(site) ?? 1, reached.size)),
    }))
    .sort((one, other) => other.kin - one.kin);
  const most = own[0]?.kin ?? 0;
  const last = own[Math.min(FEW, own.length) - 1]?.kin ?? 0;
  return own
    .filter(({ kin }) => kin >= last && kin >= ALIKE * most)
    .map(({ site, kin }) => ({ site, step: Math.floor((most - kin) / (STEP * most || 1)) }));
}

/** What serves a row, and by how many steps less than the likeliest. */
export interface Served {
  readonly site: Site;
  readonly step: number;
}

/** How much a word tells: of one that half of the code is called by next to nothing, of one that a single place is called by the most. */
function weightsOf(
  words: readonly Word[],
  sites: readonly Site[],
  telling: (word: Word) => number,
): ReadonlyMap<Word, number> {
  const places = Map.groupBy(sites, ({ file, beside = '' }) => `${file} ${beside}`);
  const called = [...places.values()].map((some) => some.map((site) => calledOf(site).name));
  return new Map(
    words.map((word) => {
      const often = called.filter((some) => some.some((name) => has(name, word))).length;
      return [word, word.share * telling(word) * rarity(Math.max(1, often), called.length)];
    }),
  );
}

/** How well a site is called like a row: one thing has one name at every level. */
function kinship(site: Site, weights: ReadonlyMap<Word, number>): number {
  const { name, beside } = calledOf(site);
  const told = (word: Word): number => (has(name, word) ? 1 : has(beside, word) ? BESIDE : 0);
  return [...weights].reduce((sum, [word, weight]) => sum + weight * told(word), 0);
}

/**
 * So many of them, the likeliest first and of those in the order that the seed gives; two of one line only where there are not
 * so many lines.
 */
export function drawn(served: readonly Served[], seed: number, count: number): Site[] {
  const lines = new Set<string>();
  const ordered = shuffled(served, seed)
    .sort((one, other) => one.step - other.step)
    .map(({ site }) => site);
  const first = new Set(
    ordered.filter(({ file, line }) => !lines.has(`${file}:${line}`) && lines.add(`${file}:${line}`)),
  );
  return [...first, ...ordered.filter((site) => !first.has(site))].slice(0, count);
}

/** Another seed for each row, the same one each time. */
export const seedOf = (row: string, seed: number): number =>
  [...row].reduce((sum, character) => (Math.imul(sum, 31) + character.charCodeAt(0)) | 0, seed);
