/**
 * `npm run proof -- sim:laws [--runs 1000 --commands 50 --seed 20261112 --seeded]`: model-based
 * tests of the world with fast-check. After each command the laws hold, reads agree, nothing is half applied, and a rewind restores
 * every byte. Half of the runs begin in a random company from their seed. `-- --seeded` tests random worlds over HTTP instead
 * (laws/seeded.ts). The report of a failed run has the fewest commands that still fail.
 */
import fc from 'fast-check';
import type { WorldSize } from '#simulator/world/baseline/drawn.ts';
import { countOf, optionsOf } from '../command.ts';
import type { Model } from './laws/check.ts';
import { commandsOf } from './laws/commands.ts';
import type { Command } from './laws/commands.ts';
import { fewest } from './laws/fewest.ts';
import { Rig } from './laws/rig.ts';
import { seededWorlds } from './laws/seeded.ts';
import { finish, rounded, table } from './table.ts';

const values = optionsOf('npm run proof -- sim:laws [--runs 1000 --commands 50 --seed 20261112 --seeded]', {
  runs: { type: 'string', default: '1000' },
  commands: { type: 'string', default: '50' },
  seed: { type: 'string', default: '20261112' },
  seeded: { type: 'boolean', default: false },
});
const runs = countOf('--runs', values.runs);
const length = countOf('--commands', values.commands);
/** The scenario's own company, or a random one of this size. */
const drawn = fc.option(fc.constantFrom<WorldSize[]>('S', 'M'), { nil: undefined, freq: 2 });
const scenarios = [
  'baseline',
  'overdue-bill',
  'several-products',
  'child-account',
  'coupons-to-receive',
  'both-contracts',
  'factoring-withdrawal-ready',
  'withdrawal-ready',
  'bank-card-in-use',
  'bank-cards-password',
  'factoring-withdrawal-ready,two-fund-investors',
  'easy-pay-only',
  'no-fund-accounts',
];

if (values.seeded) {
  await overHttp();
  process.exit();
}

const started = performance.now();
const counts = { executed: 0, calls: 0, changed: 0, refused: 0, moves: 0 };
/** @throws at the first law that is broken */
function run(
  seed: number,
  scenario: string,
  size: WorldSize | undefined,
  commands: readonly Command[],
): void {
  const setup = (): { model: Model; real: Rig } => ({
    model: { moments: [], counts },
    real: new Rig(seed, scenario, size),
  });
  fc.modelRun(setup, commands);
}

const result = fc.check(
  fc.property(fc.nat(9999), fc.constantFrom(...scenarios), drawn, commandsOf(length), run),
  // Shrinking would change every later command, so fewest() reduces the list afterwards.
  { numRuns: runs, seed: countOf('--seed', values.seed), endOnFailure: true },
);

console.log(
  table(
    ['runs', 'commands', 'calls', 'changed the world', 'refused', 'moves of the clock'],
    [[result.numRuns, counts.executed, counts.calls, counts.changed, counts.refused, counts.moves]],
  ),
);
if (result.counterexample) {
  const [seed, scenario, size, commands] = result.counterexample;
  const { left, error } = fewest(commands, (some) => run(seed, scenario, size, some));
  const company = size === undefined ? "the scenario's own company" : `a random company of size ${size}`;
  console.log(`\n${scenario}, seed ${seed}, ${company}: ${left.join('; ')}\n${String(error)}`);
}
finish(
  {
    runs: result.numRuns,
    commands: length,
    executed: counts.executed,
    calls: counts.calls,
    changed: counts.changed,
    broken: result.failed ? 1 : 0,
    seconds: rounded((performance.now() - started) / 1000),
  },
  [
    ...(result.failed ? ['a law is broken: see above'] : []),
    ...(counts.changed === 0 ? ['no command has changed the world: nothing is proven'] : []),
  ],
);

async function overHttp(): Promise<void> {
  const began = performance.now();
  const { problems, ...found } = await seededWorlds(runs, countOf('--seed', values.seed));
  console.log(table(Object.keys(found), [Object.values(found)]));
  const seconds = rounded((performance.now() - began) / 1000);
  finish({ ...found, broken: problems.length, seconds }, problems.slice(0, 20));
}
