import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const run = join(import.meta.dirname, 'run.mjs');
const program = `
  const { serve, ended } = await import(${JSON.stringify(run)});
  const child = serve(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
  child.once('spawn', () => console.log(child.pid));
  await ended(child);
`;

const lives = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test('ends the served process when npm ends, although its shell does not forward the signal', async () => {
  // The second command keeps the shell from becoming the program itself.
  const shell = spawn('sh', ['-c', '"$0" --input-type=module --eval "$1"; true', process.execPath, program], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = await new Promise<number>((found) =>
    shell.stdout.once('data', (output: Buffer) => found(Number(output.toString()))),
  );
  expect(lives(pid)).toBe(true);
  shell.kill('SIGTERM');
  await expect.poll(() => lives(pid)).toBe(false);
});
