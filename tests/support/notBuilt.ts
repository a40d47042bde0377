/** Detects missing builds: the simulator answers 503 for its pages until they are built. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const BUILT = { portal: 'portal/dist', console: 'simulator/console/dist' };

/** @returns a sentence with the missing builds and their command; undefined if all are present */
export function notBuilt(root: string): string | undefined {
  const missing = Object.entries(BUILT).filter(([, dist]) => !existsSync(join(root, dist, 'index.html')));
  if (missing.length === 0) return undefined;
  const names = missing.map(([name, dist]) => `the ${name} (${dist})`).join(' and ');
  return `not built: ${names}; tests that load pages fail with 503 until \`npm run build\``;
}
