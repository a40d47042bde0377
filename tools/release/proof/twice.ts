/** Builds a commit in two folders from two clones of the repository, and compares the hashes of all tarballs. */
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJson } from '../json.ts';
import { same } from './judge.ts';
import { ran } from './tools.ts';

interface Built {
  readonly packages: readonly { readonly name: string; readonly integrity: string }[];
}

/** @returns a figure for the report */
export function builtTwice(root: string): string {
  const [one, other] = [builtElsewhere(root), builtElsewhere(root)];
  same(other, one);
  return `${one.length} packages equal`;
}

function builtElsewhere(root: string): Built['packages'] {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    ran('git', ['clone', '--quiet', root, folder], root);
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    // .gitignore names the folder, not a link to one.
    writeFileSync(join(folder, '.git/info/exclude'), 'node_modules\n');
    ran(process.execPath, ['tools/release/index.ts', '--dry', '--without-bill'], folder);
    const file = join(folder, '.cache/release/provenance.json');
    return readJson<Built>(file).packages;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
