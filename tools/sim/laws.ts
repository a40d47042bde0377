/**
 * `npm run sim:laws`: model-based testing of the world with fast-check. RUNS runs (default 1000, or the first argument) of up to
 * 50 commands; after each the laws hold, reads agree, nothing is half applied, and rewinding restores every byte.
 */
import fc from 'fast-check';
import { commandsOf } from './laws/commands.ts';
import type { Model } from './laws/commands.ts';
import { Rig } from './laws/rig.ts';
import { finish, rounded, table } from './table.ts';

const COMMANDS = 50;
const SEED = 20261112;
const runs = Number(process.argv[2] ?? process.env['RUNS'] ?? 1000);
const scenarios = [
  'baseline',
  'overdue-bill',
  'several-products',
  'child-account',
  'coupons-to-receive',
  'both-contracts',
];

const started = performance.now();
const tally = { calls: 0, changed: 0, refused: 0, moves: 0 };
const result = fc.check(
  fc.property(
    fc.nat(9999),
    fc.constantFrom(...scenarios),
    commandsOf(COMMANDS),
    (seed, scenario, commands) => {
      const setup = (): { model: Model; real: Rig } => ({
        model: { moments: [], tally },
        real: new Rig(seed, scenario),
      });
      fc.modelRun(setup, commands);
    },
  ),
  { numRuns: runs, seed: SEED },
);

console.log(
  table(
    ['runs', 'calls', 'changed the world', 'refused', 'moves of the clock'],
    [[result.numRuns, tally.calls, tally.changed, tally.refused, tally.moves]],
  ),
);
if (result.failed) console.log(`\n${String(result.errorInstance)}\n${fc.defaultReportMessage(result)}`);
finish(
  {
    runs: result.numRuns,
    commands: COMMANDS,
    calls: tally.calls,
    changed: tally.changed,
    broken: result.failed ? 1 : 0,
    seconds: rounded((performance.now() - started) / 1000),
  },
  result.failed ? ['a law is broken: see above'] : [],
);
