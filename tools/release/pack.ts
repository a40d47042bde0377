/** Packs a built package with npm, which sorts entries and sets every time to 1985: the same content gives the same bytes. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parsed } from './json.ts';

export interface Tarball {
  readonly file: string;
  /** `sha512-…`, as a lock file writes it. */
  readonly integrity: string;
  readonly bytes: number;
  readonly unpackedBytes: number;
  readonly files: number;
}

export function pack(folder: string, target: string): Tarball {
  mkdirSync(target, { recursive: true });
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', target];
  const printed = execFileSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [packed] = Object.values(parsed<Record<string, PackOutput>>(printed));
  if (packed === undefined) throw new Error(`npm pack printed no package for ${folder}`);
  const { filename, integrity, size, unpackedSize, entryCount } = packed;
  return {
    file: join(target, filename),
    integrity,
    bytes: size,
    unpackedBytes: unpackedSize,
    files: entryCount,
  };
}

/** An entry in the output of `npm pack --json`. */
interface PackOutput {
  readonly filename: string;
  readonly integrity: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly entryCount: number;
}
