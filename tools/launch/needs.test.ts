import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';

/** What `npm test` does with its suites, in a process of its own: says where the simulator is served, then does `body`. */
const script = (body: string) => `
  import { withNeeds } from './tools/launch/needs.mjs';
  const suites = [{ name: 'one', command: 'true', needs: ['simulator'] }];
  await withNeeds(suites, async (prepared) => {
    const missing = await prepared;
    if (missing.size > 0) throw new Error([...missing.values()].join());
    console.log((await fetch(process.env.SIM_ORIGIN + '/_sim/api/scenarios')).status, process.env.SIM_ORIGIN);
    ${body}
  });`;

async function run(body: string, heard: (pid: number) => void = () => {}) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script(body)], { stdio: 'pipe' });
  onTestFinished(() => void child.kill());
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    heard(child.pid ?? 0);
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  const [status, origin = ''] = said.trim().split(' ');
  const served = await fetch(origin).then(
    () => true,
    () => false,
  );
  return { code, status, served };
}

test('when all is done the simulator is stopped and the process ends by itself', async () => {
  expect(await run('')).toEqual({ code: 0, status: '200', served: false });
});

test('so it is when a suite throws', async () => {
  expect(await run(`throw new Error('broken')`)).toEqual({ code: 1, status: '200', served: false });
});

test('and when a signal ends the run in the middle', async () => {
  const interrupted = await run('await new Promise(() => setInterval(() => {}, 1000));', (pid) =>
    process.kill(pid, 'SIGTERM'),
  );
  expect(interrupted).toEqual({ code: 1, status: '200', served: false });
});
