/** Runs the checker as a process and measures processor time and memory. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

interface MeasuredRun {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
  /** Seconds of processor time. */
  readonly seconds: number;
  /** Maximum memory in MB. */
  readonly megabytes: number;
}

const root = join(import.meta.dirname, '../..');
/** Code that writes the process's measurements to the last line of its error output. */
const MEASURED = `
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  process.stderr.write('\\nused ' + (userCPUTime + systemCPUTime) / 1e6 + ' ' + maxRSS / 1024 + '\\n');
});`;

export function runChecker(
  contract: string,
  target: string,
  ...flags: readonly string[]
): Promise<MeasuredRun> {
  const child = spawn(
    process.execPath,
    [
      ...[
        '--import',
        `data:text/javascript,${encodeURIComponent(`import { isMainThread } from 'node:worker_threads'; if (isMainThread) {${MEASURED}}`)}`,
      ],
      'checker/src/main.ts',
      ...['--target', target, '--contracts', contract, '--cases', '2', '--seed', '1', ...flags],
    ],
    { cwd: root },
  );
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  return new Promise((done) =>
    child.once('close', (code) => {
      const [, seconds = NaN, megabytes = NaN] = /\nused ([\d.]+) ([\d.]+)\n/.exec(err) ?? [];
      done({
        out,
        err: err.replace(/\nused .*\n/, ''),
        code,
        seconds: Number(seconds),
        megabytes: Number(megabytes),
      });
    }),
  );
}

/** Returns a contract with one write operation and this schema for its member `x`. */
export const contractAsking = (schema: object, more: object = {}): object => ({
  openapi: '3.0.3',
  info: { title: 'Attempt', version: '1' },
  paths: {
    '/made': {
      post: {
        operationId: 'make',
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { type: 'object', required: ['x'], properties: { x: schema } } },
          },
        },
        responses: { '200': { description: 'ok' } },
      },
    },
  },
  ...more,
});

/** Returns a contract with one read operation and this response schema. */
export const contractAnswering = (schema: object, more: object = {}): object => ({
  openapi: '3.0.3',
  info: { title: 'Attempt', version: '1' },
  paths: {
    '/it': {
      get: {
        operationId: 'it',
        responses: { '200': { description: 'ok', content: { 'application/json': { schema } } } },
      },
    },
  },
  ...more,
});
