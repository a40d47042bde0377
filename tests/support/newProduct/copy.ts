/** A copy of the repository that lends its installed packages, to try a change in. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#tools/simulatorProcess.ts';

export interface Copy {
  readonly folder: string;
  /** Runs a script of the copy. @returns its exit code and all that it said */
  readonly run: (
    script: string,
    ...args: readonly string[]
  ) => { readonly status: number | null; said: string };
  readonly remove: () => void;
}

/** @param parts files and folders; those that are not there are left out */
export function copyOf(parts: readonly string[]): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  for (const part of parts)
    if (existsSync(join(root, part))) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    run: (script, ...args) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      });
      return { status, said: stdout + stderr };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

const TYPES = 'tsconfig.product.json';

/** Compiles what the copy ships, and again only what an edit touches. @returns the errors */
export function compile({ folder, run }: Copy): string {
  const config = {
    extends: './tsconfig.json',
    compilerOptions: { tsBuildInfoFile: '.cache/product.tsbuildinfo' },
    include: ['generated', 'simulator/src', 'portal/src'],
    exclude: ['**/*.test.ts', '**/*.test.tsx'],
  };
  writeFileSync(join(folder, TYPES), JSON.stringify(config));
  return run('node_modules/typescript-native/bin/tsc', '-p', TYPES, '--singleThreaded').said;
}
