/**
 * Tests the checker on contracts that are not ours: plain REST, an envelope with integer codes, forms and a cookie. Each has a correct
 * backend, about which the checker must report nothing, and backends with one fault each. The commit draws with which knowledge the
 * faults are sought (tests/support/commitSeed.ts).
 */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawnByCommit } from '../../../tests/support/commitSeed.ts';
import type { Knowledge } from '../support/checkedBackends/findingsFor.ts';
import { findingsFor } from '../support/checkedBackends/findingsFor.ts';
import { checkedBackends } from '../support/checkedBackends/index.ts';
import { checker } from '../support/commandLine.ts';

/** Minimum share of the wrong backends that must be found, in per cent. */
const DEMANDED: Readonly<Record<Knowledge, number>> = { 'check.yaml': 95, plain: 75, proxy: 70 };
const ways = Object.entries(DEMANDED) as [Knowledge, number][];

describe.each(checkedBackends)('$name', (backend) => {
  test.each(ways)('with %s reports nothing about the correct backend', async (how) => {
    expect(await findingsFor(backend, how)).toEqual([]);
  });

  test.each(drawnByCommit(ways, ways.length))(
    'with %s finds at least %d per cent of the faults',
    async (how, demanded) => {
      const missed: string[] = [];
      for (const fault of backend.faults)
        if ((await findingsFor(backend, how, fault)).length === 0) missed.push(fault);
      const percent = (100 * (backend.faults.length - missed.length)) / backend.faults.length;
      expect(percent, `missed: ${missed.join(', ')}`).toBeGreaterThanOrEqual(demanded);
    },
  );

  test('the command line accepts the correct backend and reports a wrong one', async () => {
    const flags = [
      '--config',
      join(backend.folder, 'check.yaml'),
      '--journeys',
      '--seed',
      '5',
      '--cases',
      '2',
    ];
    const sound = await backend.start();
    const kept = await checker('--target', sound.origin, ...flags);
    await sound.stop();
    expect(kept.err).toBe('');
    expect(kept.out).toContain('✓ kept');
    expect(kept.code).toBe(0);
    const wrong = await backend.start(backend.faults[0]);
    const broken = await checker('--target', wrong.origin, ...flags);
    await wrong.stop();
    expect(broken.out).toContain('✗ broken');
    expect(broken.code).toBe(1);
  });
});
