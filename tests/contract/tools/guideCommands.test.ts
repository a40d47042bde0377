/** Tests README and guides: each shown command runs, each address responds, and each scenario file is valid. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { loadLibrary } from '#simulator/scenarios/library.ts';
import { suites } from '#tools/launch/suites.mjs';
import { commandsOf, shownAddresses, shownCommands, shownScenarios } from '../../support/guideCommands.ts';
import { plainEnvironment } from '../../support/plainEnvironment.ts';

const root = join(import.meta.dirname, '../../..');

interface CommandResult {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a command in the root of the repository. @param until when it matches the output, the command and its children are ended */
function run(command: string, until?: RegExp): Promise<CommandResult> {
  const env = { ...plainEnvironment(), PORT: '0', HOST: '', SIM_STORE: 'memory' };
  const child = spawn('sh', ['-c', command], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const read = (chunk: Buffer): void => {
    output += chunk.toString();
    if (until?.test(output) && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return new Promise((done) => child.once('close', (code) => done({ code, output })));
}

/** Ways to run a command here; the first one whose `shape` matches is used. A command without one fails the test. */
const ways: readonly { shape: RegExp; prove: (command: string, origin: string) => Promise<void> }[] = [
  {
    // A server: on a free port, until it is ready. The shared simulator is the real backend.
    shape: /^npm start( -- --upstream \S+)?$/,
    prove: async (command, origin) => {
      const ready = /^ready http:\/\/127\.0\.0\.1:\d+\/front\/$/m;
      const { output } = await run(command.replace(/http:\/\/\S+/, origin), ready);
      expect(output).toMatch(ready);
    },
  },
  {
    // The command that runs this test: only its suites are checked.
    shape: /^npm test( -- \w+)?$/,
    prove: async (command) => {
      const [, suite] = / -- (\w+)$/.exec(command) ?? [];
      if (suite !== undefined) expect(suites.map(({ name }) => name)).toContain(suite);
      const { code, output } = await run(`${suite === undefined ? `${command} --` : command} --help`);
      expect(output).toContain('npm test');
      expect(code).toBe(0);
    },
  },
  {
    shape: /^npm run check -- --target \S+/,
    prove: async (command, origin) => {
      const { code, output } = await run(command.replace(/http:\/\/\S+/, origin));
      expect(code, output).toBe(0);
    },
  },
  {
    shape: /^curl /,
    prove: async (command, origin) => {
      const { code, output } = await run(command.replace('localhost:4010', origin.replace('http://', '')));
      expect(code, output).toBe(0);
      expect(JSON.parse(output)).toMatchObject({ resultCode: '0000000' });
    },
  },
];

test.each(shownCommands())(
  'runs $command of $page',
  { tags: ['read-guide-commands'] },
  async ({ command }) => {
    const way = ways.find(({ shape }) => shape.test(command));
    expect(way, `no way to run: ${command}`).toBeDefined();
    await way?.prove(command, inject('origin'));
  },
);

test.each(shownAddresses())('serves a page at %s', { tags: ['read-guide-commands'] }, async (address) => {
  const response = await fetch(address.replace('http://127.0.0.1:4010', inject('origin')));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
});

test('the scenario files in the guides are valid', { tags: ['read-guide-commands'] }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guides-'));
  try {
    const files = { 'start/baseline': 'title: 起点\n' } as Record<string, string>;
    for (const [index, text] of shownScenarios().entries()) files[`shown/shown-${index}`] = text;
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(join(folder, file, '..'), { recursive: true });
      writeFileSync(join(folder, `${file}.yaml`), text);
    }
    const { scenarios, problems } = await loadLibrary(folder, () => []);
    expect(problems).toEqual([]);
    expect(scenarios.length).toBe(Object.keys(files).length);
    expect(scenarios.length).toBeGreaterThan(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test(
  'reads commands from blocks and from inline code, and joins continued lines',
  { tags: ['read-guide-commands'] },
  () => {
    const page = 'Run `npm start` or `PORT=…`.\n\n   ```sh\n   curl a \\\n     -d b\n   npm test\n   ```\n';
    expect(commandsOf(page)).toEqual(['curl a -d b', 'npm test', 'npm start']);
  },
);
