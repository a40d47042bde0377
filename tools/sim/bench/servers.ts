/** Starts the compared servers, each as a separate process on a free port. */
import { createRequire } from 'node:module';
import { bundleFile } from '#tools/contract/bundles.ts';
import { serve } from '../../simulatorProcess.ts';
import type { Served } from '../../simulatorProcess.ts';
import { freePort } from '../freePort.ts';

const READY = /ready (http:\/\/[^/\s]+)/;

export const simulator = (env: Readonly<Record<string, string>> = {}): Promise<Served> =>
  serve(['simulator/src/main.ts'], READY, { PORT: '0', ...env });

/** A bare node:http server that answers the same bytes. */
export const bare = (answer: string): Promise<Served> =>
  serve(['tools/sim/bench/bare.ts'], READY, { ANSWER: answer });

/** Starts `prism mock` on the standard contract, with its usual log or silent. */
export async function prism(log: 'default' | 'silent'): Promise<Served> {
  const port = await freePort();
  const cli = JSON.stringify(createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js'));
  const silent = log === 'silent' ? ['-v', 'silent'] : [];
  const args = ['mock', bundleFile('standard', 'openapi.json'), '--port', String(port), ...silent];
  // A silent Prism does not report that it is ready, so the caller retries until it answers.
  const run = `console.log('ready http://127.0.0.1:${port}');process.argv=[process.argv[0],${cli},...${JSON.stringify(args)}];require(${cli})`;
  return serve(['--eval', run], READY);
}
