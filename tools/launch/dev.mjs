// @ts-check
/**
 * `npm run dev`: the hot-reload variant of `npm start`. Vite serves the portal on PORT (default 4010) and
 * passes everything else to a simulator one port higher, which restarts when contracts or its sources change.
 */
import './requireNode.mjs';
import { ensureConsole, ensureDocs, ensureGenerated } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './places.mjs';
import { ended, environment, serve } from './run.mjs';

const port = Number(process.env['PORT'] ?? 4010);
const simulatorPort = port + 1;

try {
  await ensureInstalled();
  await ensureGenerated();
  await ensureDocs();
  await ensureConsole();
  const simulator = serve(
    pinnedNode,
    ['simulator/src/hot/main.ts', ...process.argv.slice(2)],
    // The simulator's `ready` line is hidden: it names the port behind the proxy, not the one to open.
    {
      env: { ...environment(), PORT: String(simulatorPort), HOST: '' },
      stdio: ['inherit', 'ignore', 'inherit'],
    },
  );
  const vite = serve(
    pinnedNode,
    [
      'node_modules/vite/bin/vite.js',
      ...['--config', 'portal/vite.config.ts', '--host', '127.0.0.1'],
      ...['--port', String(port), '--strictPort', '--logLevel', 'warn'],
    ],
    { env: { ...environment(), SIM_ORIGIN: `http://127.0.0.1:${simulatorPort}` } },
  );
  console.log(`dev http://127.0.0.1:${port}/front/ (simulator on ${simulatorPort}, both reload on change)`);
  process.exitCode = await Promise.race([ended(simulator), ended(vite)]);
  simulator.kill();
  vite.kill();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
