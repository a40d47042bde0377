/**
 * Tests lists in parts, limits, order and adjacent bookings: the checker finds faulty backends and accepts correct ones.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { checker } from '../support/commandLine.ts';
import type { EventFault, Style } from '../support/events.ts';
import { eventBackend, eventContract } from '../support/events.ts';

const folder = mkdtempSync(join(tmpdir(), 'sees-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'events.json');

async function checked(style: Style, fault?: EventFault) {
  const { origin, stop } = await eventBackend(style, fault);
  onTestFinished(stop);
  writeFileSync(file, JSON.stringify(eventContract(style)));
  return checker('--target', origin, '--contracts', file, '--writes', '--cases', '2', '--seed', '1');
}

const STYLES: readonly Style[] = ['nextCursor', 'next URL', 'Link header', 'Django page'];

test.each(STYLES)('accepts a correct backend with a %s', { tags: ['odd-silence'] }, async (style) => {
  const { out, code } = await checked(style);
  expect(out).toContain('✓ kept');
  expect(code).toBe(0);
});

test.each(
  STYLES.flatMap((style) =>
    (
      [
        ['shows an item in two parts', /stands on two of the parts|on two pages/],
        ['leads to a next part that is refused', /what an answer names as next is refused \(404\)/],
        ['leads to the same part again and again', /is named as next again|stands on two/],
      ] as const
    ).map(([fault, message]) => [style, fault, message] as const),
  ),
)('finds, with a %s, a backend that %s', { tags: ['odd-cursors'] }, async (style, fault, message) => {
  const { out, code } = await checked(style, fault);
  expect(out).toMatch(message);
  expect(code).toBe(1);
});

test.each([
  ['nextCursor', 'omits an item between two parts', /in no part of|all parts together hold/],
  ['Django page', 'omits an item between two parts', /in no part of|all parts together hold/],
  ['nextCursor', 'has a total that is too high', /total is 10/],
  ['Django page', 'has a total that is too high', /count is 10, and all parts together hold 9/],
  ['nextCursor', 'has a wrong number of items in the part', /count is 9 with \d items in this part/],
] as const)(
  'finds, with a %s, a backend that %s',
  { tags: ['odd-cursors'] },
  async (style, fault, message) => {
    const { out, code } = await checked(style, fault);
    expect(out).toMatch(message);
    expect(code).toBe(1);
  },
);

test.each([
  ['lists the oldest first', /not newest first by logged_at/],
  ['ignores open', /open (true|false) is listed, (true|false) was asked for/],
  ['lists an item at an exclusive price limit', /price \d+ is listed, maxPrice \d+ was asked for/],
  ['lists an item at an exclusive time limit', /logged_at \S+ is listed, logged_after \S+ was asked for/],
  ['leaves out the last day', /where day_to \S+ is asked for/],
  ['lists a day after the last one', /day \S+ is listed, day_to \S+ was asked for/],
] as const)('finds a backend that %s', { tags: ['odd-bounds'] }, async (fault, message) => {
  const { out, code } = await checked('nextCursor', fault);
  expect(out).toMatch(message);
  expect(code).toBe(1);
});

test.each([
  ['accepts a booking that overlaps another one', /overlaps the one before; the contract has 409/],
  [
    'refuses a booking that begins when another one ends',
    /begins when the one before ends, and is refused with 409/,
  ],
] as const)('finds a backend that %s', { tags: ['odd-touching'] }, async (fault, message) => {
  const { out, code } = await checked('nextCursor', fault);
  expect(out).toMatch(message);
  expect(code).toBe(1);
});
