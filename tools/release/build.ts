/** Builds one package into its folder: modules, declarations, data, README, LICENSE, package.json. */
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { compile } from './compile.ts';
import { importedPackages, pinnedVersions } from './dependencies.ts';
import { readJson } from './json.ts';
import { manifestOf, type Project } from './manifest.ts';
import type { Package } from './packages.ts';
import { placing } from './specifiers.ts';

/** Reads package.json of the repository. */
export const projectAt = (root: string): Project => readJson<Project>(join(root, 'package.json'));

/** Builds the package. @param version version of the release; by default the project's @returns the folder */
export async function buildPackage(
  root: string,
  record: Package,
  folder: string,
  version?: string,
): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const own = projectAt(root);
  const project = { ...own, version: version ?? own.version };
  const texts = await compile(root, record, project.imports, folder);
  for (const { from, to, only } of record.copied ?? []) copy(join(root, from), join(folder, to), only);
  cpSync(join(root, record.readme), join(folder, 'README.md'));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  for (const source of Object.values(record.bin ?? {}))
    chmodSync(join(folder, placing(record.places)(source).replace(/\.ts$/, '.js')), 0o755);
  const pinned = { ...project.devDependencies, ...project.dependencies };
  const peers = new Set(Object.keys(record.peers ?? {}));
  const imported = texts.flatMap(importedPackages).filter((name) => !peers.has(name));
  const manifest = manifestOf(record, project, pinnedVersions(imported, pinned), readdirSync(folder));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return folder;
}

function copy(from: string, to: string, only: RegExp | undefined): void {
  if (!existsSync(from)) throw new Error(`${from} is missing: build it first (npm run release does)`);
  if (statSync(from).isFile()) {
    mkdirSync(dirname(to), { recursive: true });
    return cpSync(from, to);
  }
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name);
    const path = relative(from, source).replaceAll('\\', '/');
    if (!entry.isFile() || (only && !only.test(path))) continue;
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(source, join(to, path));
  }
}
