// @ts-check
/** `npm run proof -- NAME [option…]`: runs one of the long proofs. Each is too long for `npm test` and ends with a line `figures:`. */
import './requireNode.mjs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { proofs } from './proofs.mjs';

const usage = `npm run proof -- NAME [option…]\n  NAME  ${Object.keys(proofs).join(', ')}`;
const [name = '', ...options] = process.argv.slice(2);
const script = Object.entries(proofs).find(([known]) => known === name)?.[1];
if (script === undefined) {
  console.log(name === '--help' ? usage : `no proof is named "${name}"\n${usage}`);
  process.exit(name === '--help' ? 0 : 2);
}
const root = join(import.meta.dirname, '../..');
const { status } = spawnSync(process.execPath, [join(root, script), ...options], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
