/** Makes a project of another team, with the tarballs installed by one Node that runs this machine's npm. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import { ran, run, type Run } from './tools.ts';

export interface Consumer {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** Writes a file and runs it with this project's Node. */
  readonly script: (name: string, text: string, env?: NodeJS.ProcessEnv) => string;
  readonly run: (command: string, args: readonly string[], env?: NodeJS.ProcessEnv) => Run;
  /** Returns the fenced block of a package's README that begins with the name of its file. */
  readonly example: (packageName: string, file: string) => string;
}

/** Returns npm's script, which any Node can run. */
const npmScript = (): string =>
  realpathSync(ran('sh', ['-c', 'PATH="$0" command -v npm', systemPath()], '/').trim());

/** Returns PATH without this repository's programs, which `npm run` puts first. */
const systemPath = (): string =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((part) => !part.includes('node_modules'))
    .join(delimiter);

/** Returns the environment without what `npm run` adds; the registry and proxies stay. */
const inherited = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_(?!config_registry$)|NODE_(OPTIONS|PATH|COMPILE_CACHE)$|INIT_CWD$)/i.test(name),
    ),
  );

/** Installs the tarballs into a new project. @param node the program; every package must accept its version (`engine-strict`) */
export function consumer(folder: string, node: string, tarballs: readonly string[]): Consumer {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  writeFileSync(join(folder, '.npmrc'), 'engine-strict=true\naudit=false\nfund=false\n');
  const path = [dirname(node), join(folder, 'node_modules/.bin'), systemPath()].join(delimiter);
  const env = { ...inherited(), PATH: path, NODE_NO_WARNINGS: '1' };
  ran(node, [npmScript(), 'install', '--loglevel=error', ...tarballs], folder, env);
  return {
    folder,
    env,
    run: (command, args, more = {}) => run(command, args, folder, { ...env, ...more }),
    script(name, text, more = {}) {
      writeFileSync(join(folder, name), text);
      return ran(node, [name], folder, { ...env, ...more });
    },
    example(packageName, file) {
      const readme = readFileSync(join(folder, 'node_modules', packageName, 'README.md'), 'utf8');
      const blocks = [...readme.matchAll(/^```\w+\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text);
      const found = blocks.find((text) => text.startsWith(`// ${file}:`) || text.startsWith(`# ${file}:`));
      if (found === undefined) throw new Error(`the README of ${packageName} has no ${file}`);
      return found;
    },
  };
}

export interface InstalledSimulator {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Starts the installed simulator by its command. */
export async function startInstalled(project: Consumer): Promise<InstalledSimulator> {
  const child = spawn('purchasing-credit-simulator', {
    ...{ cwd: project.folder, stdio: ['ignore', 'pipe', 'pipe'] },
    env: { ...project.env, PORT: '0', SIM_STORE: 'memory' },
  });
  return { origin: await originOf(child), stop: () => terminate(child) };
}

function originOf(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        const origin = /^ready (http:\/\/[^/\s]+)\//m.exec(printed)?.[1];
        if (origin !== undefined) done(origin);
      });
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`the simulator ended with ${code}: ${printed}`)));
  });
}

async function terminate(child: ChildProcess): Promise<void> {
  const exit = new Promise<void>((done) => child.once('exit', () => done()));
  child.kill('SIGTERM');
  await exit;
}

/** Returns a port that is free now. */
export const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
