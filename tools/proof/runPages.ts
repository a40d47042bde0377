/** Runs the browser tests of many rows in one runner process, with one browser and one simulator. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../launch/browser.mjs';
import { startSimulator } from '../simulatorProcess.ts';
import { tagOf } from './ownTests.ts';
import type { Planned } from './pagePlan.ts';
import { TRIED, type Tried } from './pageReporter.ts';
import { ended, type CopyFolders } from './runTests.ts';

/** Time limit of a run: its start on a busy machine, plus each test with its failing waits. */
const LIMIT_MS = { start: 180_000, each: 60_000 };

/**
 * Time that a test waits for a state, in ms. It is shorter than usual, because a break often prevents the state for good. The limit
 * also applies with nothing broken: a slower test fails there and is left out, instead of counting as died.
 */
const WAIT_MS = 8000;

export interface PlannedPage extends Planned {
  readonly files: readonly string[];
}

/** @param answer called with each outcome as soon as it is known */
export async function runPages(
  { folder, home }: CopyFolders,
  plan: readonly PlannedPage[],
  answer: (planned: PlannedPage, tried: Tried) => void,
): Promise<void> {
  const file = join(home, `plan-${process.pid}.json`);
  writeFileSync(file, JSON.stringify(plan.map(({ row, point }) => ({ row, point }))));
  const rows = [...new Set(plan.map(({ row }) => row))];
  const simulator = await startSimulator({
    checkout: folder,
    env: { NODE_OPTIONS: `--import=${join(folder, 'tools/proof/breakServer.mjs')}` },
  });
  let pending = '';
  const onOutput = (chunk: string): void => {
    const lines = `${pending}${chunk}`.split('\n');
    pending = lines.pop() ?? '';
    for (const line of lines.filter((one) => one.startsWith(TRIED))) {
      const tried = JSON.parse(line.slice(TRIED.length)) as Tried;
      const planned = plan.find(({ row, point }) => row === tried.row && point === tried.point);
      if (planned) answer(planned, tried);
    }
  };
  const args = [
    ...['@playwright/test/cli.js', 'test', '--config', 'tests/support/broken.config.ts'],
    ...['--grep', rows.map(tagOf).join('|'), '--repeat-each', String(mostOfOneFile(plan))],
    ...['--output', `test-results/${process.pid}`, ...new Set(plan.flatMap(({ files }) => files))],
  ];
  try {
    const env = {
      SIM_ORIGIN: simulator.origin,
      CHROMIUM_PATH: await ensureChromium(),
      PROOF_PLAN: file,
      PROOF_WAIT_MS: String(WAIT_MS),
    };
    const { output } = await ended(folder, args, env, LIMIT_MS.start + plan.length * LIMIT_MS.each, onOutput);
    writeFileSync(join(home, 'pages.log'), output);
  } finally {
    await simulator.stop();
  }
}

/**
 * Returns how often the tests must be repeated: once for each break of the file with the most breaks. A plan has either breaks or
 * only entries without a break, which share one run.
 */
function mostOfOneFile(plan: readonly PlannedPage[]): number {
  const broken = plan.filter(({ point }) => point !== 0).flatMap(({ files }) => files);
  return Math.max(1, ...[...Map.groupBy(broken, (file) => file).values()].map(({ length }) => length));
}
