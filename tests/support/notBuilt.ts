/** The pages that a simulator serves stand in the repository only once they are built: until then it answers 503 for them. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const BUILT = { portal: 'portal/dist', console: 'simulator/console/dist' };

/** @returns a sentence that names what is missing and how to build it; undefined where all is there */
export function notBuilt(root: string): string | undefined {
  const missing = Object.entries(BUILT).filter(([, dist]) => !existsSync(join(root, dist, 'index.html')));
  if (missing.length === 0) return undefined;
  const names = missing.map(([name, dist]) => `the ${name} (${dist})`).join(' and ');
  return `not built: ${names}; tests that load pages fail with 503 until \`npm run build\``;
}
