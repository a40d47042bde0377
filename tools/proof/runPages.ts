/** Runs the browser tests of many rows in one process of the runner, in one browser, against one simulator. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSimulator } from '../simulatorProcess.ts';
import { tagOf } from './ownTests.ts';
import type { Planned } from './pagePlan.ts';
import { TRIED, type Tried } from './pageReporter.ts';
import { ended, type Place } from './runTests.ts';

/** Of a run: its beginning on a busy machine, then each test and what it waits for in vain. */
const LIMIT_MS = { start: 180_000, each: 60_000 };

/**
 * What a test waits for a state: the same with nothing broken as with something, so that what needs longer is left out and has not
 * died. Less than it has otherwise, because most of what is waited for will never come.
 */
const WAIT_MS = 8000;

export interface PlannedPage extends Planned {
  readonly files: readonly string[];
}

/** @param answer gets what each has come to, as soon as it is known */
export async function runPages(
  { folder, home }: Place,
  plan: readonly PlannedPage[],
  answer: (planned: PlannedPage, tried: Tried) => void,
): Promise<void> {
  const file = join(home, `plan-${process.pid}.json`);
  writeFileSync(file, JSON.stringify(plan.map(({ row, site }) => ({ row, site }))));
  const rows = [...new Set(plan.map(({ row }) => row))];
  const simulator = await startSimulator({
    checkout: folder,
    env: { NODE_OPTIONS: `--import=${join(folder, 'tools/proof/breakServer.mjs')}` },
  });
  let said = '';
  const hear = (chunk: string): void => {
    const lines = `${said}${chunk}`.split('\n');
    said = lines.pop() ?? '';
    for (const line of lines.filter((one) => one.startsWith(TRIED))) {
      const tried = JSON.parse(line.slice(TRIED.length)) as Tried;
      const planned = plan.find(({ row, site }) => row === tried.row && site === tried.site);
      if (planned) answer(planned, tried);
    }
  };
  const args = [
    ...['@playwright/test/cli.js', 'test', '--config', 'tests/support/broken.config.ts'],
    ...['--grep', rows.map(tagOf).join('|'), '--repeat-each', String(mostOfOneFile(plan))],
    ...['--output', `test-results/${process.pid}`, ...new Set(plan.flatMap(({ files }) => files))],
  ];
  try {
    const env = { SIM_ORIGIN: simulator.origin, PROOF_PLAN: file, PROOF_WAIT_MS: String(WAIT_MS) };
    const { output } = await ended(folder, args, env, LIMIT_MS.start + plan.length * LIMIT_MS.each, hear);
    writeFileSync(join(home, 'pages.log'), output);
  } finally {
    await simulator.stop();
  }
}

/** So often must a test be repeated at most; of what nothing is broken in, one run serves all. */
function mostOfOneFile(plan: readonly PlannedPage[]): number {
  const broken = plan.filter(({ site }) => site !== 0).flatMap(({ files }) => files);
  return Math.max(1, ...[...Map.groupBy(broken, (file) => file).values()].map(({ length }) => length));
}
