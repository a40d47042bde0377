/** Builds a commit in two folders from two clones of the repository, and compares the hashes of all tarballs. */
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJson } from '../json.ts';
import { same } from './judge.ts';
import { ran } from './tools.ts';

interface Provenance {
  readonly packages: readonly { readonly name: string; readonly integrity: string }[];
}

/** @returns a figure for the report */
export function builtTwice(root: string): string {
  const [one, other] = [builtElsewhere(root), builtElsewhere(root)];
  same(other, one);
  return `${one.length} packages equal`;
}

function builtElsewhere(root: string): Provenance['packages'] {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    ran('git', ['clone', '--quiet', root, folder], root);
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    // .gitignore excludes the folder node_modules, but not a link of this name.
    writeFileSync(join(folder, '.git/info/exclude'), 'node_modules\n');
    ran(process.execPath, ['tools/release/index.ts', '--dry', '--without-bill'], folder);
    const file = join(folder, '.cache/release/provenance.json');
    return readJson<Provenance>(file).packages;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
