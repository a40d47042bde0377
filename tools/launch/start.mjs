// @ts-check
/**
 * `npm start`: installs what is missing, builds what is stale and serves portal and simulator on one origin
 * (PORT, default 4010; HOST for other machines too). Arguments go to the simulator: `npm start -- --mutant ID`.
 */
import './requireNode.mjs';
import { ensureConsole, ensureDocs, ensureGenerated, ensurePortal } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './places.mjs';
import { ended, serve } from './run.mjs';

try {
  await ensureInstalled();
  await ensureGenerated();
  await ensureDocs();
  await ensurePortal();
  await ensureConsole();
  process.exitCode = await ended(serve(pinnedNode, ['simulator/src/main.ts', ...process.argv.slice(2)]));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
