/** Fetches a package that only one tool or long proof needs into `.cache/npm`, so that `npm install` does not wait for it. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const cache = join(import.meta.dirname, '../.cache/npm');

export interface PinnedPackage {
  readonly name: string;
  readonly version: string;
  /** SHA-512 of its archive, as package-lock.json writes it. */
  readonly integrity: string;
}

/**
 * Fetches and unpacks the package, unless the cache has it.
 * @returns the folder of the unpacked package
 */
export function provideNpm({ name, version, integrity }: PinnedPackage): string {
  const folder = join(cache, `${name.replaceAll(/[@/]/g, '_')}-${version}`);
  if (existsSync(folder)) return join(folder, 'package');
  // Unpacked beside its place and renamed, so that a parallel process never sees half a package.
  const temporary = `${folder}.${String(process.pid)}`;
  mkdirSync(temporary, { recursive: true });
  try {
    const packed = run('npm', [
      'pack',
      `${name}@${version}`,
      '--silent',
      '--pack-destination',
      temporary,
    ]).trim();
    const archive = join(temporary, packed);
    const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
    if (found !== integrity) throw new Error(`${name}@${version} has ${found}, expected ${integrity}`);
    run('tar', ['-xzf', archive, '-C', temporary]);
    rmSync(archive);
    renameSync(temporary, folder);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    throw error;
  }
  return join(folder, 'package');
}

function run(command: string, options: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, options, {
    encoding: 'utf8',
    timeout: 300_000,
  });
  if (status !== 0) throw new Error(`${command} ${options.join(' ')}: ${stderr || String(error ?? status)}`);
  return stdout;
}
