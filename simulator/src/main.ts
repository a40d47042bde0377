/** Starts the simulator: `PORT` (default 4010, 0 for any free one), `SCENARIOS_DIR` for another folder of scenarios. */
import { makeApp } from './server/app.ts';
import { listen } from './server/listen.ts';
import { defaultScenarios, makeSimulator } from './server/simulator.ts';

const port = Number(process.env['PORT'] ?? 4010);
const simulator = makeSimulator(process.env['SCENARIOS_DIR'] ?? defaultScenarios);
for (const { file, line, pointer, message } of simulator.library.mistakes) console.error(`${file}:${line} ${pointer === '' ? '/' : pointer} ${message}`);

const app = await makeApp(simulator);
const origin = await listen(app, port);
console.log(`ready ${origin}/front/`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close().then(() => process.exit(0)));
