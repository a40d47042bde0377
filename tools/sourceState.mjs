// @ts-check
/** Which sources a result was taken from: the commit, and what differs from it. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Written from the results themselves: it may change without making them old. */
const OF_RESULTS = 'tests/proven.txt';

/**
 * `<commit>` for a clean tree, `<commit>+<fingerprint of what differs>` for another; `no commit` where there is no repository.
 * @param {string} root
 * @returns {string}
 */
export function sourceState(root) {
  /** @param {string[]} args */
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  try {
    const commit = git('rev-parse', 'HEAD').trim();
    const changed = git('diff', '--name-only', '--no-renames', '--relative', '-z', 'HEAD');
    const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
    const files = [...new Set(`${changed}${untracked}`.split('\0'))].filter(
      (file) => file !== '' && file !== OF_RESULTS,
    );
    return files.length === 0 ? commit : `${commit}+${fingerprint(root, files)}`;
  } catch {
    return 'no commit';
  }
}

/**
 * @param {string} root
 * @param {string[]} files
 * @returns {string} of their names and all that stands in them
 */
export function fingerprint(root, files) {
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const path = join(root, file);
    hash
      .update(`${file}\0`)
      .update(existsSync(path) ? readFileSync(path) : 'deleted')
      .update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}
