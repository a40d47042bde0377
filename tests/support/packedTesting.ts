/** The testing package as another team has it: the tarball unpacked in a folder of its own, and the examples of its README as files. */
import { execFileSync, spawn } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainEnvironment } from './plainEnvironment.ts';

const root = join(import.meta.dirname, '../..');
const NAME = 'purchasing-credit-simulator-testing';

export interface Installed {
  readonly folder: string;
  /** The examples' file names. */
  readonly examples: readonly string[];
  /** Runs a command of node_modules on them. @returns its exit code and all that it said */
  run(
    script: string,
    args: readonly string[],
    env: Readonly<Record<string, string>>,
  ): Promise<{ code: number | null; said: string }>;
  remove(): void;
}

/** @param packages of our own node_modules that the other team has too */
export function installTesting(packages: readonly string[]): Installed {
  const folder = mkdtempSync(join(tmpdir(), 'testing-'));
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  const packed = ['pack', '--pack-destination', folder];
  execFileSync('npm', packed, { cwd: join(root, 'simulator/testing'), stdio: 'pipe' });
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'))!;
  execFileSync('tar', ['-xzf', tarball, '--one-top-level=unpacked'], { cwd: folder });
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
    run: (script, args, env) => running(folder, [script, ...args], env),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Each block of code that begins by naming its file. @throws for one that does not: nobody would run it */
function examplesIn(readme: string): { file: string; text: string }[] {
  return [...readme.matchAll(/^```\w+\n([\s\S]*?)^```$/gm)].map(([, text = '']) => {
    const file = /^\/\/ ([\w.]+):/.exec(text)?.[1];
    if (file === undefined) throw new Error(`this example does not begin by naming its file:\n${text}`);
    return { file, text };
  });
}

function running(
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...plainEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((done) => child.once('close', (code) => done({ code, said })));
}
