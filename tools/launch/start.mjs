// @ts-check
/**
 * `npm start`: installs what is missing, builds what is stale and serves portal and simulator on one origin
 * (PORT, default 4010; HOST for other machines too). Arguments go to the simulator: `npm start -- --mutant ID`. Sessions survive a
 * restart, separately for each port, unless SIM_STORE is set or it runs in CI.
 */
import './requireNode.mjs';
import { ensureConsole, ensureDocs, ensureGenerated, ensurePortal } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './places.mjs';
import { ended, environment, serve } from './run.mjs';

try {
  await ensureInstalled();
  await ensureGenerated();
  await ensureDocs();
  await ensurePortal();
  await ensureConsole();
  const usual = process.env['CI'] ? 'memory' : `file:.cache/sessions/${process.env['PORT'] || 4010}`;
  const env = { ...environment(), SIM_STORE: process.env['SIM_STORE'] || usual };
  const args = ['simulator/src/main.ts', ...process.argv.slice(2)];
  process.exitCode = await ended(serve(pinnedNode, args, { env }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
