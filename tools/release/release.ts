/** Builds, packs and describes every package. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackage } from './build.ts';
import { readJson } from './json.ts';
import { pack, type Tarball } from './pack.ts';
import { nameOf, packages, type Package } from './packages.ts';
import type { Source } from './source.ts';

export interface Released {
  readonly record: Package;
  readonly name: string;
  readonly folder: string;
  readonly tarball: Tarball;
}

export const releaseFolder = (root: string): string => join(root, '.cache/release');

export async function releasePackages(root: string, version: string, source: Source): Promise<Released[]> {
  const target = releaseFolder(root);
  rmSync(join(target, 'tarballs'), { recursive: true, force: true });
  const released: Released[] = [];
  for (const record of packages) {
    const folder = await buildPackage(root, record, join(target, record.name), version);
    fixBuildFacts(join(folder, 'portal/dist/build.json'), version, source);
    released.push({ record, name: nameOf(record), folder, tarball: pack(folder, join(target, 'tarballs')) });
  }
  return released;
}

/** A page may be built at an earlier commit with the same sources. The package names version and commit of the release. */
function fixBuildFacts(file: string, version: string, { state, at }: Source): void {
  if (!existsSync(file)) return;
  const facts = readJson<object>(file);
  writeFileSync(file, JSON.stringify({ ...facts, version, commit: state, builtAt: at }));
}

/** Returns source, tools and hash of each tarball, for comparison with a build of one's own. */
function provenance(released: readonly Released[], source: Source): object {
  return {
    commit: source.state,
    committedAt: source.at,
    node: process.versions.node,
    command: 'npm ci && npm run release -- --dry',
    packages: released.map(({ name, tarball: { file, integrity, bytes } }) => ({
      name,
      file: file.split('/').at(-1),
      integrity,
      bytes,
    })),
  };
}

export function writeProvenance(target: string, released: readonly Released[], source: Source): void {
  mkdirSync(target, { recursive: true });
  writeFileSync(
    join(target, 'provenance.json'),
    `${JSON.stringify(provenance(released, source), null, 2)}\n`,
  );
}
