/** Tests `check diff` on pairs of contracts made from oasdiff's kinds and the OpenAPI specification (../support/diffPairs). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checker } from '../support/commandLine.ts';
import { pairsOf, subjects, writePair, type Pair, type Verdict } from '../support/diffPairs.ts';

const folder = mkdtempSync(join(tmpdir(), 'diff-pairs-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(subjects)(
  'judges each pair of %s as the specification does',
  { tags: ['odd-diff-pairs'] },
  async (subject) => {
    const wrong: string[] = [];
    for (const [index, pair] of pairsOf(subject).entries()) {
      const [old, recent] = writePair(pair, join(folder, subject, String(index)), index);
      const { out, err } = await checker('diff', old, recent);
      const verdict = verdictOf(out) ?? `${out}${err}`;
      if (!agrees(pair, verdict)) wrong.push(`${pair.name}: ${verdict}, not ${pair.expect}\n${out}`);
    }
    expect(wrong).toEqual([]);
  },
);

function verdictOf(out: string): Verdict | undefined {
  const [, ...counts] = /(\d+) breaking, (\d+) unclear, (\d+) safe/.exec(out) ?? [];
  if (counts.length === 0) return undefined;
  const worst = counts.findIndex((count) => count !== '0');
  return (['breaking', 'unclear', 'safe'] as const)[worst] ?? 'none';
}

/** Returns whether a pair has the expected verdict. Without any finding it counts as safe. */
const agrees = (pair: Pair, verdict: string): boolean =>
  verdict === pair.expect || (pair.expect === 'safe' && verdict === 'none');
