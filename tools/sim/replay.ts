/**
 * `npm run proof -- sim:replay`: the same scenario, seed and clock give byte-identical answers. They do so in any order of
 * reads, in another session, and after a restart of the simulator. Runs all scenarios, or the first N with
 * `-- --scenarios N`.
 */
import { join } from 'node:path';
import { sourcesIn } from '#simulator/scenarios/sources.ts';
import { catalogue } from '#simulator/services/catalogue.ts';
import { countOf, optionsOf } from '../command.ts';
import { root, startSimulator } from '../simulatorProcess.ts';
import { examplesOf } from './coverage/examples.ts';
import { http } from './http.ts';
import type { Http } from './http.ts';
import { inParallel } from './inParallel.ts';
import { differing, type Answers } from './replay/differing.ts';
import { session } from './session.ts';
import { shuffled } from './shuffle.ts';
import { finish, rounded, table } from './table.ts';

const SEED = 4711;
const CLOCK = '2026-11-13T09:30:00+08:00';
const WIDTH = 8;

const reads = catalogue.filter(({ effect }) => effect === 'read');
const { scenarios: limit } = optionsOf('npm run proof -- sim:replay [--scenarios N]', {
  scenarios: { type: 'string' },
});
const scenarios = sourcesIn(join(root, 'scenarios'))
  .sources.map(({ name }) => name)
  .slice(0, limit === undefined ? undefined : countOf('--scenarios', limit));

async function answersOf(client: Http, name: string, order: number): Promise<Answers> {
  const answers = new Map<string, string>();
  await inParallel(scenarios, WIDTH, async (scenario) => {
    const own = session(client, `${name}-${scenario}`);
    await own.control('POST', '/session', { scenarios: scenario.split(','), seed: SEED, clock: CLOCK });
    for (const operation of shuffled(reads, order)) {
      const { text, lost } = await own.call(operation, examplesOf(operation)[0]);
      if (!lost) answers.set(`${scenario} ${operation.address}`, text);
    }
  });
  return answers;
}

async function served<Result>(work: (client: Http) => Promise<Result>): Promise<Result> {
  const simulator = await startSimulator();
  const client = http(simulator.origin, 2500);
  try {
    return await work(client);
  } finally {
    client.close();
    await simulator.stop();
  }
}

const started = performance.now();
const { first, reordered } = await served(async (client) => ({
  first: await answersOf(client, 'first', 1),
  reordered: await answersOf(client, 'second', 2),
}));
const restarted = await served((client) => answersOf(client, 'third', 3));

const comparisons = [
  { what: 'another order, another session', differ: differing(first, reordered) },
  { what: 'another order, after a restart', differ: differing(first, restarted) },
];
console.log(
  table(
    ['compared', 'answers', 'differ'],
    comparisons.map(({ what, differ }) => [what, first.size, differ.length]),
  ),
);
finish(
  {
    scenarios: scenarios.length,
    reads: reads.length,
    answers: first.size,
    differing: comparisons.reduce((sum, { differ }) => sum + differ.length, 0),
    seconds: rounded((performance.now() - started) / 1000),
  },
  [
    ...comparisons.flatMap(({ what, differ }) => differ.slice(0, 10).map((key) => `${key} differs: ${what}`)),
    ...scenarios.flatMap((scenario) =>
      [...first.keys()].some((key) => key.startsWith(`${scenario} `))
        ? []
        : [`${scenario}: no answer at all`],
    ),
  ],
);
