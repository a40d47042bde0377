/** Writes the YAML and JSON files of a git revision to a temporary folder. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CannotRun } from '../../base/cannotRun.ts';

/** Maximum size of the files of a revision. */
const LIMIT_BYTES = 1024 * 1024 * 1024;

/**
 * Writes the files of a revision.
 *
 * @param name `REVISION` or `REVISION:path`
 * @returns a folder or file that is removed when the process ends
 */
export function revision(name: string): string {
  const [tree = '', path = ''] = name.split(/:(.*)/s);
  const git = (args: readonly string[], input?: Buffer): Buffer => {
    try {
      return execFileSync('git', args, { input, maxBuffer: LIMIT_BYTES, stdio: ['pipe', 'pipe', 'pipe'] });
    } catch {
      throw new CannotRun(`${name} is no folder, no file and no git revision`);
    }
  };
  const root = git(['rev-parse', '--show-toplevel']).toString().trim();
  const files = git(['-C', root, 'ls-tree', '-r', '-z', '--name-only', `${tree}^{tree}`])
    .toString()
    .split('\0');
  const endings = ['yaml', 'yml', 'json'].filter((ending) =>
    files.some((file) => file.endsWith(`.${ending}`)),
  );
  if (endings.length === 0) throw new CannotRun(`revision ${tree} holds no YAML or JSON file`);
  const archive = git([
    '-C',
    root,
    'archive',
    tree,
    '--',
    ...endings.map((ending) => `:(glob)**/*.${ending}`),
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  execFileSync('tar', ['-x', '-C', folder], { input: archive, maxBuffer: LIMIT_BYTES });
  return path === '' ? folder : join(folder, path);
}
