/**
 * Starts the simulator: `PORT` (default 4010, 0 for any free one), `SCENARIOS_DIR` for another folder of scenarios.
 * `--mutant NAME`, or `SIM_MUTANT`, gives it one deliberate fault of src/mutants, for the checker to find.
 */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Respond } from './server/pipeline.ts';

// What was compiled once starts in half the time; so the rest is imported only now.
enableCompileCache(fileURLToPath(new URL('../../.cache/node', import.meta.url)));
const { listen } = await import('./server/listen.ts');
const { makeServer } = await import('./server/server.ts');
const { defaultScenarios, makeSimulator } = await import('./server/simulator.ts');

try {
  const simulator = await makeSimulator(process.env['SCENARIOS_DIR'] ?? defaultScenarios);
  for (const { file, line, pointer, message } of simulator.library.problems)
    console.error(`${file}:${line} ${pointer === '' ? '/' : pointer} ${message}`);

  const { values } = parseArgs({ options: { mutant: { type: 'string' } } });
  const server = makeServer(simulator, await respondAs(values.mutant ?? process.env['SIM_MUTANT']));
  console.log(`ready ${await listen(server, Number(process.env['PORT'] ?? 4010))}/front/`);
  const stop = (): void => {
    // Nobody waits for answers that a fault delays.
    server.close(() => process.exit());
    server.closeAllConnections();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Mutants are loaded only when one is asked for. @throws naming the nearest ones when there is none of that name */
async function respondAs(mutant: string | undefined): Promise<Respond | undefined> {
  if (mutant === undefined || mutant === '') return undefined;
  const { mutantNamed, mutated } = await import('./mutants/catalogue.ts');
  const chosen = mutantNamed(mutant);
  console.error(`MUTANT ${chosen.id}: ${chosen.says}`);
  return mutated(chosen);
}
