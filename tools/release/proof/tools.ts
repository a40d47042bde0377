/** Installs the programs of the proof in pinned versions, once into `.cache/`, because they are too large for every checkout. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PINNED = {
  '@apidevtools/swagger-parser': '13.1.0',
  '@arethetypeswrong/cli': '0.18.5',
  '@cyclonedx/cyclonedx-library': '10.3.0',
  '@seriousme/openapi-schema-validator': '2.11.0',
  ajv: '8.20.0',
  'ajv-formats': '3.0.1',
  'ajv-formats-draft2019': '1.6.1',
  dclint: '3.1.0',
  'dockerfile-utils': '0.16.3',
  httpyac: '6.16.7',
  'kubernetes-models': '5.1.0',
  newman: '6.2.2',
  publint: '0.3.25',
} as const;

/** The oldest Node of each supported line, besides the pinned Node. */
const NODES = { 20: '20.19.0', 22: '22.15.0' } as const;

export interface Run {
  readonly status: number | null;
  readonly output: string;
}

/** Runs a program to its end. @returns its exit code and whole output */
export function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): Run {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    ...{ cwd, env, encoding: 'utf8', timeout: 300_000, maxBuffer: 64 * 1024 * 1024 },
  });
  return { status, output: `${stdout}${stderr}${error ? String(error) : ''}` };
}

/** Runs a program and returns its output. @throws with the output unless the program ends with 0 */
export function ran(...command: Parameters<typeof run>): string {
  const { status, output } = run(...command);
  if (status !== 0)
    throw new Error(`${command[0]} ${command[1].join(' ')} ended with ${status}:\n${output.slice(-3000)}`);
  return output;
}

/** Installs packages into a folder, once for each list. */
function installed(folder: string, packages: Readonly<Record<string, string>>): string {
  const list = JSON.stringify(packages);
  const stamp = join(folder, '.installed');
  const wanted = createHash('sha256').update(list).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, allowScripts: { node: true }, dependencies: packages }),
  );
  ran('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], folder);
  writeFileSync(stamp, wanted);
  return folder;
}

/** @returns the folder with the programs in its `node_modules` */
export const tools = (cache: string): string => installed(join(cache, 'tools'), PINNED);

/** Loads a module of the pinned tools, as a module of their folder would. */
export async function toolModule<Shape>(folder: string, name: string): Promise<Shape> {
  const loader = join(folder, 'load.mjs');
  writeFileSync(loader, 'export const load = (name) => import(name);\n');
  const { load }: { load: (module: string) => Promise<Shape> } = await import(loader);
  return load(name);
}

/** @returns the program of each Node by its major version */
export function nodes(cache: string): ReadonlyMap<number, string> {
  const older = Object.entries(NODES).map(([major, node]) => {
    const folder = installed(join(cache, `node-${major}`), { node });
    return [Number(major), join(folder, 'node_modules/node/bin/node')] as const;
  });
  return new Map([...older, [24, process.execPath]]);
}
