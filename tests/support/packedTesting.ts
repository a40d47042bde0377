/** Installs the testing package as another team would: the unpacked tarball, and the examples of its README as files. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packed } from '#tools/release/packed.ts';
import { plainEnvironment } from './plainEnvironment.ts';

const root = join(import.meta.dirname, '../..');
const NAME = '@purchasing-credit/simulator-testing';

export interface Installed {
  readonly folder: string;
  /** The examples' file names. */
  readonly examples: readonly string[];
  /** Runs a script of the folder. @returns its exit code and output */
  run(
    script: string,
    args: readonly string[],
    env: Readonly<Record<string, string>>,
  ): Promise<{ code: number | null; output: string }>;
  remove(): void;
}

/** Installs the package in a new folder. @param packages packages of our node_modules that the other team has too */
export async function installTesting(packages: readonly string[]): Promise<Installed> {
  const folder = mkdtempSync(join(tmpdir(), 'testing-'));
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  const { tarball } = await packed('simulator-testing', folder);
  execFileSync('tar', ['-xzf', tarball, '--one-top-level=unpacked'], { cwd: folder });
  mkdirSync(join(modules, NAME, '..'));
  execFileSync('mv', [join(folder, 'unpacked/package'), join(modules, NAME)]);
  for (const name of packages) {
    mkdirSync(join(modules, name, '..'), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  const readme = readFileSync(join(modules, NAME, 'README.md'), 'utf8');
  const examples = examplesIn(readme);
  for (const { file, text } of examples) writeFileSync(join(folder, file), text);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  return {
    folder,
    examples: examples.map(({ file }) => file),
    run: (script, args, env) => runNode(folder, [script, ...args], env),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Returns the code blocks by the file name in their first line. @throws for a block without one */
function examplesIn(readme: string): { file: string; text: string }[] {
  return [...readme.matchAll(/^```\w+\n([\s\S]*?)^```$/gm)].map(([, text = '']) => {
    const file = /^\/\/ ([\w.]+):/.exec(text)?.[1];
    if (file === undefined) throw new Error(`this example does not begin by naming its file:\n${text}`);
    return { file, text };
  });
}

function runNode(
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...plainEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((done) => child.once('close', (code) => done({ code, output })));
}
