/** Selects the mutation points to try for a requirement row. */
import { shuffled } from '../sim/shuffle.ts';
import type { MutationPoint } from './mutationPoints.ts';

/** Number of points that serve a row, the likeliest first. Points as likely as the last of them count too. */
const FEW = 12;
/** Minimum score of a point as a fraction of the best score; a lower one may belong to another row. */
const LEAST_SHARE = 1 / 2;
/** Minimum best score as a fraction of the weight of all words; below it no point serves the row. */
const LEAST_BEST = 1 / 10;
/** Width of a score step: the seed chooses among points of the same step. */
const STEP = 1 / 10;
/** Bonus of a point that only one row reaches. */
const RARE = 1 / 2;
/** A datum that more than this fraction of the rows, and more than FEW rows, reach serves only a row that quotes it. */
const MANY = 1 / 3;
/** Minimum letters of a word in an id and in a sentence. */
const SHORTEST = { name: 3, sentence: 4 };

/** Code that sentences quote: names (`queryBillPage`), codes (`5102`, `E1200007`, `WAITING_BEGIN`), paths, figures, Chinese words. */
const QUOTED =
  /(?<!\w)(?:\/[a-zA-Z][\w-]+)+|\b[a-z]+(?:[A-Z][a-z]+)+\b|\b[A-Z]?\d{3,}\b|\b\d+\.\d+|\b[A-Z][A-Z_]{3,}\b|\p{Script=Han}{2,}/gu;
const METHOD = /^(GET|POST|HTTP|JSON)$/;

/** A word of a row: a quoted word matches code exactly, any other word matches the beginning of a name. */
export interface Word {
  readonly text: string;
  readonly isQuoted: boolean;
  /** Weight before rarity: words of the id and quoted words weigh more than the sentences. */
  readonly share: number;
}

type Sentences = Readonly<Record<'id' | 'text' | 'observe', string>> & { readonly given?: string };

/** Weights: a path; words of the id and quoted words; other words of the sentences; words of `given` and parts of quoted names. */
const SHARE = { path: 4, name: 2, sentence: 1, given: 0.5 };

/** Returns the words of a row: words of its id, code that its sentences quote, and other words of its sentences. */
export function wordsOf({ id, text, observe, given = '' }: Sentences): Word[] {
  const named = id.split('-').map((word) => ({ text: stemOf(word), isQuoted: false, share: SHARE.name }));
  const words = [
    ...named.filter((word) => word.text.length >= SHORTEST.name),
    ...quotedIn(`${text} ${observe}`).map((word) => ({
      ...word,
      share: word.text.startsWith('/') ? SHARE.path : SHARE.name,
    })),
    ...plainWordsIn(`${text} ${observe}`).map((word) => ({ ...word, share: SHARE.sentence })),
    ...[...quotedIn(given), ...plainWordsIn(given), ...partsOf(`${text} ${observe}`)].map((word) => ({
      ...word,
      share: SHARE.given,
    })),
  ];
  return words.filter((word, place) => words.findIndex((one) => isSame(one, word)) === place);
}

/** Tells whether two words have the same stem: `fail` and `failure`. */
const isSame = (one: Word, other: Word): boolean =>
  one.text === other.text ||
  (!one.isQuoted && !other.isQuoted && (one.text.startsWith(other.text) || other.text.startsWith(one.text)));

/** Removes the plural ending: `bullets` */
const stemOf = (word: string): string => word.replace(/s$/, '');

const quotedIn = (sentence: string): Pick<Word, 'text' | 'isQuoted'>[] =>
  (sentence.match(QUOTED) ?? [])
    .filter((word) => !METHOD.test(word))
    .map((word) => ({ text: word, isQuoted: true }));

/** The words that quoted names are made of: `queryBillPage`, query bill page. */
const partsOf = (sentence: string): Pick<Word, 'text' | 'isQuoted'>[] =>
  quotedIn(sentence).flatMap(({ text }) => plainWordsIn(nameOf(text).words));

function plainWordsIn(sentence: string): Pick<Word, 'text' | 'isQuoted'>[] {
  const plain = sentence.replace(QUOTED, ' ').toLowerCase();
  return (plain.match(/[a-z]+/g) ?? [])
    .map((word) => ({ text: stemOf(word), isQuoted: false }))
    .filter((word) => word.text.length >= SHORTEST.sentence);
}

/** Returns the weight of a word, from 0 to 1: words of many rows (browser, shown) weigh little. */
export function rarityOf(rows: readonly Sentences[]): (word: Word) => number {
  const times = new Map<string, number>();
  for (const row of rows) for (const { text } of wordsOf(row)) times.set(text, (times.get(text) ?? 0) + 1);
  return ({ text }) => rarity(times.get(text) ?? 1, rows.length);
}

/** Returns 1 for one time in many, 0 for every time. */
const rarity = (times: number, all: number): number =>
  all < 2 ? 1 : Math.max(0, 1 - Math.log(times) / Math.log(all));

interface PointNames {
  readonly name: Name;
  readonly beside: Name;
}

/**
 * Returns the names and the text of a mutation point. All data of a file are reached together, so the file's name counts less
 * for one of them.
 */
function namesOf(point: MutationPoint): PointNames {
  let called = names.get(point);
  if (called === undefined) {
    const { file, within, text, beside } = point;
    const [name, others] =
      beside === undefined ? [`${file} ${within} ${text}`, ''] : [`${within} ${text}`, `${file} ${beside}`];
    names.set(point, (called = { name: nameOf(name), beside: nameOf(others) }));
  }
  return called;
}
const names = new WeakMap<MutationPoint, PointNames>();

/** A name as written, and its words: `queryBillPage`, query bill page. */
interface Name {
  readonly reads: string;
  readonly words: string;
}

function nameOf(text: string): Name {
  // `10_000`: 10000
  const reads = text.replace(/(?<=\d)_(?=\d)/g, '');
  return { reads, words: reads.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase() };
}

/** Tells whether a name contains a word: at the beginning of a part (`sure` is not in `measure`), or whole if the word is quoted. */
function has({ reads, words }: Name, { text, isQuoted }: Word): boolean {
  let pattern = patterns.get(text);
  if (pattern === undefined) {
    const letters = [...text].map((letter) => letter.replace(/[^\p{L}\d]/u, '\\$&'));
    // A number may follow letters: `0000021` is in `Tolerated0000021`, but `100` is not in `3100`.
    const before = /^\d/.test(text) ? '\\d' : 'a-zA-Z\\d';
    // An unquoted word may be several parts of a name: `billpage` is in `query bill page`.
    const source = isQuoted
      ? `(?<![${before}])${letters.join('')}(?![a-z\\d])`
      : `(?<![a-z])${letters.join(' ?')}`;
    patterns.set(text, (pattern = new RegExp(source)));
  }
  return pattern.test(isQuoted ? reads : words);
}
const patterns = new Map<string, RegExp>();

/** Weight of the neighbouring text, compared with the point's own name. */
const BESIDE = 1 / 3;

/**
 * Tells whether a point shares enough words with a row: a quoted word, a word of its id, or any two words. Breaking other points
 * need not break what the row states.
 */
export function sharesWords(point: MutationPoint, words: readonly Word[]): boolean {
  const { name, beside } = namesOf(point);
  const shared = words.filter((word) => has(name, word) || has(beside, word));
  return shared.length > 1 || shared.some((word) => word.share >= SHARE.name);
}

/** Tells whether a row quotes a point or its record. */
const quotes = (words: readonly Word[], point: MutationPoint): boolean => {
  const { name, beside } = namesOf(point);
  return words.some((word) => word.isQuoted && (has(name, word) || has(beside, word)));
};

/**
 * Returns the points that serve a row: points that its own tests reach and that share its words, those reached by few other rows
 * first. The list is empty if even the best point shares next to no words.
 * @param reached by row, for all selected rows
 * @param weightOf weight of a word: see rarityOf
 */
export function serving(
  row: string,
  words: readonly Word[],
  reached: ReadonlyMap<string, readonly MutationPoint[]>,
  weightOf: (word: Word) => number = () => 1,
): Served[] {
  const times = new Map<MutationPoint, number>();
  for (const point of [...reached.values()].flat()) times.set(point, (times.get(point) ?? 0) + 1);
  const weights = weightsOf(words, [...times.keys()], weightOf);
  /** Score of a point that has all words in its name. */
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const isReachedByMany = (point: MutationPoint): boolean =>
    (times.get(point) ?? 0) > Math.max(FEW, MANY * reached.size);
  /** Data that loading a file or many rows reach (the records of all routes) serve only a row that quotes them. */
  const isCommonDatum = (point: MutationPoint): boolean =>
    point.beside !== undefined && (point.isLoaded === true || isReachedByMany(point));
  // Points of this row with their scores.
  const scored = (reached.get(row) ?? [])
    .filter((point) => sharesWords(point, words))
    .filter((point) => !isCommonDatum(point) || quotes(words, point))
    .map((point) => ({ point, score: scoreOf(point, weights) }));
  if (!scored.some(({ score }) => score >= LEAST_BEST * total)) return [];
  // Points that few other rows reach get a bonus.
  const own = scored
    .map(({ point, score }) => ({
      point,
      score: score * (1 + RARE * rarity(times.get(point) ?? 1, reached.size)),
    }))
    .sort((one, other) => other.score - one.score);
  // The first few points and their equals, unless they are far below the best.
  const best = own[0]?.score ?? 0;
  const last = own[Math.min(FEW, own.length) - 1]?.score ?? 0;
  return own
    .filter(({ score }) => score >= last && score >= LEAST_SHARE * best)
    .map(({ point, score }) => ({ point, step: Math.floor((best - score) / (STEP * best || 1)) }));
}

/** A point that serves a row, and its distance from the likeliest point in steps. */
export interface Served {
  readonly point: MutationPoint;
  readonly step: number;
}

/** Returns the weight of each word: the fewer places (a file, or one record of its data) have it in their names, the more it weighs. */
function weightsOf(
  words: readonly Word[],
  points: readonly MutationPoint[],
  weightOf: (word: Word) => number,
): ReadonlyMap<Word, number> {
  const places = Map.groupBy(points, ({ file, beside = '' }) => `${file} ${beside}`);
  const called = [...places.values()].map((some) => some.map((point) => namesOf(point).name));
  return new Map(
    words.map((word) => {
      const often = called.filter((some) => some.some((name) => has(name, word))).length;
      return [word, word.share * weightOf(word) * rarity(Math.max(1, often), called.length)];
    }),
  );
}

/** Returns the score of a point: the weights of the row's words in its names. */
function scoreOf(point: MutationPoint, weights: ReadonlyMap<Word, number>): number {
  const { name, beside } = namesOf(point);
  const share = (word: Word): number => (has(name, word) ? 1 : has(beside, word) ? BESIDE : 0);
  return [...weights].reduce((sum, [word, weight]) => sum + weight * share(word), 0);
}

/**
 * Selects `count` points, the likeliest first and equal ones in the order of the seed. Two points of one line are taken only if
 * there are too few lines.
 */
export function selectMutants(served: readonly Served[], seed: number, count: number): MutationPoint[] {
  const lines = new Set<string>();
  const ordered = shuffled(served, seed)
    .sort((one, other) => one.step - other.step)
    .map(({ point }) => point);
  const first = new Set(
    ordered.filter(({ file, line }) => !lines.has(`${file}:${line}`) && lines.add(`${file}:${line}`)),
  );
  return [...first, ...ordered.filter((point) => !first.has(point))].slice(0, count);
}

/** Derives a stable seed for each row. */
export const seedOf = (row: string, seed: number): number =>
  [...row].reduce((sum, character) => (Math.imul(sum, 31) + character.charCodeAt(0)) | 0, seed);
