/** Creates a project of another team: a folder with test files and Playwright, without files of this repository. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../simulatorProcess.ts';

export interface Outcome {
  readonly file: string;
  readonly passed: boolean;
  readonly why: string;
}

export interface Scratch {
  readonly folder: string;
  /** Runs all its tests. @param env address of the simulator */
  run(files: ReadonlyMap<string, string>, env: Readonly<Record<string, string>>): Promise<readonly Outcome[]>;
  remove(): void;
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

export function scratch(): Scratch {
  const folder = mkdtempSync(join(tmpdir(), 'exported-tests-'));
  for (const name of ['@playwright/test', 'playwright']) {
    mkdirSync(join(folder, 'node_modules', name, '..'), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  return {
    folder,
    run: async (files, env) => {
      for (const [name, text] of files) writeFileSync(join(folder, name), text);
      const report = join(folder, 'report.json');
      const printed = await playwright(folder, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
      return [...outcomesIn(read(report, printed))];
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function read(report: string, printed: string): Suite & { readonly errors: readonly unknown[] } {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as ReturnType<typeof read>;
  } catch {
    throw new Error(`playwright wrote no report: ${printed}`);
  }
}

function* outcomesIn({ suites = [], specs = [] }: Suite): Generator<Outcome> {
  for (const { file, ok, tests } of specs) {
    const why = tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? ''));
    yield { file, passed: ok, why: why.join('\n') };
  }
  for (const suite of suites) yield* outcomesIn(suite);
}

function playwright(folder: string, env: Readonly<Record<string, string>>): Promise<string> {
  // Variables of the surrounding test runner must not reach this one.
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|TEST_|PLAYWRIGHT|PW_|NODE_OPTIONS|SIM_)/.test(name),
  );
  const command = join(root, 'node_modules/@playwright/test/cli.js');
  const child = spawn(process.execPath, [command, 'test', '--reporter', 'json', '--workers', '1'], {
    cwd: folder,
    env: { ...Object.fromEntries(own), ...env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (printed += part.toString()));
  return new Promise((done, fail) => child.once('error', fail).once('exit', () => done(printed)));
}
