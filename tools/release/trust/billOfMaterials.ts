/**
 * Writes the bill of materials of a package (CycloneDX 1.6) with the tool of CycloneDX: the packages that an installation gets today,
 * and those inside its built pages. Needs the registry.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsed, readJson } from '../json.ts';
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
    const manifest = readJson<object>(join(folder, 'package.json'));
    writeFileSync(join(work, 'package.json'), JSON.stringify(manifest));
    run('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--omit=peer'], work);
    const flags = ['--package-lock-only', '--output-reproducible', '--spec-version', '1.6'];
    const omitted = ['--omit', 'dev', '--omit', 'peer', '--omit', 'optional'];
    const text = run(
      'npx',
      ['--yes', TOOL, ...flags, ...omitted, '--output-file', '-', 'package.json'],
      work,
    );
    const bill = parsed<BillOfMaterials>(text);
    return { ...bill, components: [...bill.components, ...bundled(folder)] };
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** Returns the packages in the bundles of a built package, each once. */
function bundled(folder: string): Component[] {
  const lists = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('licenses.txt'),
  );
  const all = lists.flatMap((path) => bundledPackages(readFileSync(join(folder, path), 'utf8')));
  return [...new Map(all.map((component) => [component['bom-ref'], component])).values()];
}

const run = (command: string, args: readonly string[], cwd: string): string =>
  execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 300_000,
    maxBuffer: 64 * 1024 * 1024,
  });
