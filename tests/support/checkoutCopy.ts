/** Copies the repository to try a change in the copy, which uses the installed packages of the original. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#tools/simulatorProcess.ts';

export interface Copy {
  readonly folder: string;
  /** Runs a script of the copy. @returns its exit code and output */
  readonly run: (
    script: string,
    ...args: readonly string[]
  ) => { readonly status: number | null; output: string };
  readonly remove: () => void;
}

/** Copies parts of the repository into a temporary folder. @param parts files and folders; missing ones are skipped */
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
      return { status, output: stdout + stderr };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
