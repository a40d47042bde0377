/**
 * Tests that every regular expression of contracts and scenario schemas takes linear time, because client input may have
 * a megabyte. A backtracking expression takes quadratic time; the test compares it with one that reads each character
 * once.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { timeRatio } from '#tools/timeRatio.ts';

const root = join(import.meta.dirname, '../..');

/** Files and folders with patterns: contracts, and the schemas of scenarios and worlds. */
const places = [
  'openapi',
  'scenarios/_schema.json',
  'simulator/src/world',
  'simulator/src/scenarios/scenario.ts',
];
/** Matches `pattern: '^\d+$'` of YAML and TypeScript, in single or double quotes, with escaped quotes inside. */
const PATTERN = /\bpattern['"]?: *(?:'((?:[^'\\]|\\.|'')*)'|"((?:[^"\\]|\\.)*)")/g;

const filesOf = (place: string): string[] =>
  /\.\w+$/.test(place)
    ? [place]
    : readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(yaml|ts)$/.test(file) && !file.endsWith('.test.ts'))
        .map((file) => join(place, file));

const patterns = [
  ...new Set(
    places
      .flatMap(filesOf)
      .flatMap((file) =>
        [...readFileSync(join(root, file), 'utf8').matchAll(PATTERN)].map(([, single, double]) =>
          file.endsWith('.yaml')
            ? (single ?? double ?? '')
            : (single ?? double ?? '').replaceAll('\\\\', '\\'),
        ),
      ),
  ),
  // Without an unlimited repetition, an expression cannot be slow.
].filter((pattern) => /[*+]|\{\d+,\}/.test(pattern));

/**
 * Characters of a slow text: quadratic time is then far more than `MOST` times the least time that counts (tools/timeRatio.ts),
 * also on a fast machine.
 */
const LENGTH = 12_000;
/** Maximum time as a multiple of the plain expression's. Backtracking takes a thousand times as long. */
const MOST = 200;

/** Returns texts that repeat parts of the pattern after a valid start, with an invalid end. */
function slowTexts(pattern: string): string[] {
  const letters = [
    ...new Set(
      ['a', '1', ' ', ...pattern.replaceAll(/\\[a-zA-Z]/g, '').matchAll(/[@./:,PTWDHMS-]/g)].map(String),
    ),
  ];
  const pairs = letters.flatMap((one) => letters.map((other) => one + other));
  const starts = ['', ...letters, ...pairs];
  return starts.flatMap((start) =>
    [...letters, ...pairs].map((part) => `${start}${part.repeat(LENGTH / part.length)}@\0`),
  );
}

/** @param enough the measurement ends as soon as the ratio is below it; 0 measures all runs */
const ratioOf = (pattern: string, enough = MOST): number => {
  const expression = new RegExp(pattern, 'u');
  const plain = /^[^\0]*$/;
  const [worst = ''] = slowTexts(pattern)
    .map((text) => ({ text, ms: matchTime(expression, text) }))
    .toSorted((one, other) => other.ms - one.ms)
    .map(({ text }) => text);
  return timeRatio(
    () => expression.test(worst),
    () => plain.test(worst),
    enough,
  );
};

const matchTime = (pattern: RegExp, text: string): number => {
  const began = performance.now();
  pattern.test(text);
  return performance.now() - began;
};

test('finds patterns to test', () => expect(patterns.length).toBeGreaterThan(5));

// The pattern is not in the title, where its brackets would look like requirement ids.
test('every pattern reads each character once', { tags: ['hold-patterns'] }, () => {
  expect(patterns.filter((pattern) => ratioOf(pattern) >= MOST)).toEqual([]);
});

test('detects a backtracking pattern', () => {
  expect(ratioOf(String.raw`^[^@\s]+@[^@\s]+\.[^@\s]+$`, 0)).toBeGreaterThan(MOST);
});
