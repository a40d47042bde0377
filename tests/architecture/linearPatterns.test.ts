/**
 * Every expression of the contracts and of our own documents meets what clients send, up to a megabyte of it. One that goes back
 * over what it has read takes the square of that: it is told by comparison with one that reads each letter once.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { timeRatio } from '#tools/timeRatio.ts';

const root = join(import.meta.dirname, '../..');

/** Where patterns stand: contracts and formats, the schemas of scenarios and worlds. */
const places = [
  'openapi',
  'scenarios/_schema.json',
  'simulator/src/world',
  'simulator/src/scenarios/scenario.ts',
];
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
].filter((pattern) => /[*+]|\{\d+,\}/.test(pattern));

const LENGTH = 6_000;
/** Times the plain one. Those that go back take a thousand times as long. */
const MOST = 200;

/** Texts that repeat what the pattern names, after what it may begin with, and end as it does not. */
function slowTexts(pattern: string): string[] {
  const letters = [
    ...new Set(
      ['a', '1', ' ', ...pattern.replaceAll(/\\[a-zA-Z]/g, '').matchAll(/[@./:,PTWDHMS-]/g)].map(String),
    ),
  ];
  const pairs = letters.flatMap((one) => letters.map((other) => one + other));
  const starts = ['', ...letters, ...pairs];
  return starts.flatMap((start) =>
    [...letters, ...pairs].map((again) => `${start}${again.repeat(LENGTH / again.length)}@\0`),
  );
}

const ratioOf = (pattern: string): number => {
  const made = new RegExp(pattern, 'u');
  const plain = /^[^\0]*$/;
  const [worst = ''] = slowTexts(pattern)
    .map((text) => ({ text, ms: once(made, text) }))
    .toSorted((one, other) => other.ms - one.ms)
    .map(({ text }) => text);
  return timeRatio(
    () => made.test(worst),
    () => plain.test(worst),
    MOST,
  );
};

const once = (pattern: RegExp, text: string): number => {
  const began = performance.now();
  pattern.test(text);
  return performance.now() - began;
};

test('there are patterns to try', () => expect(patterns.length).toBeGreaterThan(5));

// A title with the pattern itself would name its brackets as rows.
test('each pattern reads each letter once', { tags: ['hold-patterns'] }, () => {
  expect(patterns.filter((pattern) => ratioOf(pattern) >= MOST)).toEqual([]);
});

test('one that goes back is found', () => {
  expect(ratioOf(String.raw`^[^@\s]+@[^@\s]+\.[^@\s]+$`)).toBeGreaterThan(MOST);
});
