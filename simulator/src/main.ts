/** Starts the simulator: `PORT` (default 4010, 0 for any free one), `SCENARIOS_DIR` for another folder of scenarios. */
import { makeApp } from './server/app.ts';
import { listen } from './server/listen.ts';
import { defaultScenarios, makeSimulator } from './server/simulator.ts';

try {
  const simulator = makeSimulator(process.env['SCENARIOS_DIR'] ?? defaultScenarios);
  for (const { file, line, pointer, message } of simulator.library.mistakes)
    console.error(`${file}:${line} ${pointer === '' ? '/' : pointer} ${message}`);

  const app = await makeApp(simulator);
  console.log(`ready ${await listen(app, Number(process.env['PORT'] ?? 4010))}/front/`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
