/**
 * `npm run sim:laws [-- --runs 1000 --commands 50 --seed 20261112]`: model-based testing of the world with fast-check: so many
 * runs of exactly so many commands. After each the laws hold, reads agree, nothing is half applied, and rewinding restores
 * every byte. A run that fails is told with the fewest of its commands that still fail.
 */
import fc from 'fast-check';
import { countOf, optionsOf } from '../command.ts';
import { commandsOf } from './laws/commands.ts';
import type { Model } from './laws/check.ts';
import type { Command } from './laws/commands.ts';
import { fewest } from './laws/fewest.ts';
import { Rig } from './laws/rig.ts';
import { finish, rounded, table } from './table.ts';

const values = optionsOf('npm run sim:laws [-- --runs 1000 --commands 50 --seed 20261112]', {
  runs: { type: 'string', default: '1000' },
  commands: { type: 'string', default: '50' },
  seed: { type: 'string', default: '20261112' },
});
const runs = countOf('--runs', values.runs);
const length = countOf('--commands', values.commands);
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
];

const started = performance.now();
const counts = { executed: 0, calls: 0, changed: 0, refused: 0, moves: 0 };
/** @throws at the first law that is broken */
function run(seed: number, scenario: string, commands: readonly Command[]): void {
  const setup = (): { model: Model; real: Rig } => ({
    model: { moments: [], counts },
    real: new Rig(seed, scenario),
  });
  fc.modelRun(setup, commands);
}

const result = fc.check(
  fc.property(fc.nat(9999), fc.constantFrom(...scenarios), commandsOf(length), run),
  // Shrinking the list would change every command after the place: the fewest are looked for afterwards.
  { numRuns: runs, seed: countOf('--seed', values.seed), endOnFailure: true },
);

console.log(
  table(
    ['runs', 'commands', 'calls', 'changed the world', 'refused', 'moves of the clock'],
    [[result.numRuns, counts.executed, counts.calls, counts.changed, counts.refused, counts.moves]],
  ),
);
if (result.counterexample) {
  const [seed, scenario, commands] = result.counterexample;
  const { left, error } = fewest(commands, (some) => run(seed, scenario, some));
  console.log(`\n${scenario}, seed ${seed}: ${left.join('; ')}\n${String(error)}`);
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
