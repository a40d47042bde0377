/** The simulated provider for the measurement, on a free port. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export async function startSimulator() {
  const child = spawn(process.execPath, ['simulator/src/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((found, fail) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const ready = /^ready (http:\/\/[^/\s]+)\/front\//m.exec(chunk.toString())?.[1];
      if (ready !== undefined) found(ready);
    });
    child.on('exit', (code) => fail(new Error(`the simulator ended with ${String(code)}`)));
  });
  return { origin, stop: () => void child.kill('SIGTERM') };
}
