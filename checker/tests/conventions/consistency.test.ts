/**
 * Tests continued lists, limits, order and adjacent spans: the checker finds faulty backends and accepts correct
 * ones.
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

const STYLES: readonly Style[] = ['nextCursor', 'next address', 'Link header', 'page of Django'];

test.each(STYLES)(' a right backend with a %s is not accused', { tags: ['odd-silence'] }, async (style) => {
  const { out, code } = await checked(style);
  expect(out).toContain('✓ kept');
  expect(code).toBe(0);
});

test.each(
  STYLES.flatMap((style) =>
    (
      [
        ['shows one twice on the way', /stands on two of the parts|on two pages/],
        ['names a next part that is refused', /what an answer names as next is refused \(404\)/],
        ['names the same part as next for ever', /is named as next again|stands on two/],
      ] as const
    ).map(([fault, message]) => [style, fault, message] as const),
  ),
)(' %s: finds a backend that %s', { tags: ['odd-cursors'] }, async (style, fault, message) => {
  const { out, code } = await checked(style, fault);
  expect(out).toMatch(message);
  expect(code).toBe(1);
});

test.each([
  ['nextCursor', 'leaves one out on the way', /in no part of|all parts together hold/],
  ['page of Django', 'leaves one out on the way', /in no part of|all parts together hold/],
  ['nextCursor', 'counts a total that is not there', /total is 10/],
  ['page of Django', 'counts a total that is not there', /count is 10, and all parts together hold 9/],
  ['nextCursor', 'counts the part wrongly', /count is 9 with \d items in this part/],
] as const)(' %s: finds a backend that %s', { tags: ['odd-cursors'] }, async (style, fault, message) => {
  const { out, code } = await checked(style, fault);
  expect(out).toMatch(message);
  expect(code).toBe(1);
});

test.each([
  ['lists the oldest first', /not newest first by logged_at/],
  ['ignores open', /open (true|false) is listed, (true|false) was asked for/],
  ['lists a price just at the exclusive limit', /price \d+ is listed, maxPrice \d+ was asked for/],
  ['lists what is just at the exclusive limit', /logged_at \S+ is listed, logged_after \S+ was asked for/],
  ['leaves out the last day', /where day_to \S+ is asked for/],
  ['lists a day after the last one', /day \S+ is listed, day_to \S+ was asked for/],
] as const)(' finds a backend that %s', { tags: ['odd-bounds'] }, async (fault, message) => {
  const { out, code } = await checked('nextCursor', fault);
  expect(out).toMatch(message);
  expect(code).toBe(1);
});

test.each([
  ['takes a booking that overlaps', /overlaps the one before; the contract has 409/],
  ['refuses a booking that touches', /begins when the one before ends, and is refused with 409/],
] as const)(' finds a backend that %s', { tags: ['odd-touching'] }, async (fault, message) => {
  const { out, code } = await checked('nextCursor', fault);
  expect(out).toMatch(message);
  expect(code).toBe(1);
});
