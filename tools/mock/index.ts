import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contractNames } from '#generated/services.ts';
import { bundled } from '#tools/contract/generated.ts';
import { nearest } from '#tools/nearest.ts';

/**
 * `npm run mock -- standard [--port 4011]`: runs Prism on one contract under the contract's own paths. Prism returns the examples and
 * has no state; the simulator (`npm start`) has state.
 */

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const [service = '', ...rest] = process.argv.slice(2);
if (!contractNames.includes(service)) {
  const names = nearest(service, contractNames);
  console.error(
    `usage: npm run mock -- ${contractNames.join('|')} [--port 4011]${names.length > 0 ? `; did you mean ${names.join(', ')}?` : ''}`,
  );
  process.exit(2);
}
const prism = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');
const options = rest.length > 0 ? rest : ['--port', '4011'];
const child = spawn(process.execPath, [prism, 'mock', withBase(service), ...options], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));

/** Writes the server's base into the paths, because Prism ignores it. @returns the file to serve */
function withBase(name: string): string {
  const { servers, paths, ...rest } = bundled(name);
  const base = (servers[0]?.url ?? '').replace(/\/$/, '');
  const whole = Object.fromEntries(Object.entries(paths).map(([path, item]) => [base + path, item]));
  const folder = join(root, '.cache/mock');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify({ ...rest, servers: [{ url: '/' }], paths: whole }));
  return file;
}
