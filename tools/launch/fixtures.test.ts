import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';

/** Source of a process that prepares fixtures as `npm test` does, prints the simulator's status and address, then runs `body`. */
const script = (body: string) => `
  import { withFixtures } from './tools/launch/fixtures.mjs';
  const suites = [{ name: 'one', command: 'true', fixtures: ['simulator'] }];
  await withFixtures(suites, async (prepared) => {
    const missing = await prepared;
    if (missing.size > 0) throw new Error([...missing.values()].join());
    console.log((await fetch(process.env.SIM_ORIGIN + '/_sim/api/scenarios')).status, process.env.SIM_ORIGIN);
    ${body}
  });`;

/** @returns exit code, the simulator's status, and whether the simulator still runs after the process */
async function run(body: string, onOutput: (pid: number) => void = () => {}) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script(body)], { stdio: 'pipe' });
  onTestFinished(() => void child.kill());
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    onOutput(child.pid ?? 0);
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  const [status, origin = ''] = printed.trim().split(' ');
  const served = await fetch(origin).then(
    () => true,
    () => false,
  );
  return { code, status, served };
}

test('stops the simulator at the end, so that the process ends by itself', async () => {
  expect(await run('')).toEqual({ code: 0, status: '200', served: false });
});

test('stops the simulator when a suite throws', async () => {
  expect(await run(`throw new Error('broken')`)).toEqual({ code: 1, status: '200', served: false });
});

test('stops the simulator when a signal ends the run', async () => {
  const interrupted = await run('await new Promise(() => setInterval(() => {}, 1000));', (pid) =>
    process.kill(pid, 'SIGTERM'),
  );
  expect(interrupted).toEqual({ code: 1, status: '200', served: false });
});
