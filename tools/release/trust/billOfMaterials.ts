/**
 * The bill of materials of a package (CycloneDX 1.6), by the tool of CycloneDX: what an installation gets today, and the packages
 * inside its built pages. Needs the registry.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledPackages } from './bundledPackages.ts';
import type { Component } from './licences.ts';

/** Not a dependency of the project: a release alone needs it. */
const TOOL = '@cyclonedx/cyclonedx-npm@6.0.1';

export interface BillOfMaterials {
  readonly bomFormat: string;
  readonly components: readonly Component[];
}

/** @param folder a built package */
export function billOfMaterials(folder: string): BillOfMaterials {
  const work = mkdtempSync(join(tmpdir(), 'bom-'));
  try {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      dependencies: Readonly<Record<string, string>>;
    };
    const parts = Object.fromEntries(licenceFiles(folder).flatMap((text) => bundledPackages(text)));
    const { devDependencies: _, ...rest } = { ...manifest, devDependencies: {} };
    const dependencies = { ...parts, ...manifest.dependencies };
    writeFileSync(join(work, 'package.json'), JSON.stringify({ ...rest, dependencies }));
    run(
      'npm',
      ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--legacy-peer-deps'],
      work,
    );
    const flags = [
      '--package-lock-only',
      '--output-reproducible',
      '--spec-version',
      '1.6',
      '--omit',
      'dev',
      '--omit',
      'peer',
    ];
    const text = run('npx', ['--yes', TOOL, ...flags, '--output-file', '-', 'package.json'], work);
    return JSON.parse(text) as BillOfMaterials;
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** Returns each list of bundled packages in a built package. */
const licenceFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('licenses.txt'))
    .map((path) => readFileSync(join(folder, path), 'utf8'));

const run = (command: string, args: readonly string[], cwd: string): string =>
  execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 300_000,
    maxBuffer: 64 * 1024 * 1024,
  });
