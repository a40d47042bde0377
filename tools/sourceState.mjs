// @ts-check
/** Identifies the sources of a result: the commit and the differences from it. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Written from the results, so a change of it does not outdate them. */
const OF_RESULTS = 'tests/proven.txt';
/** Bytes of a list of files. */
const LIST_LIMIT = 64 * 1024 * 1024;

/**
 * `<commit>` for a clean tree, `<commit>+<fingerprint of what differs>` for another; `no commit` without a repository.
 * @param {string} root
 * @returns {string}
 */
export function sourceState(root) {
  /** @param {string[]} args */
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: LIST_LIMIT });
  const commit = commitOf(git);
  if (commit === undefined) return 'no commit';
  const changed = git('diff', '--name-only', '--no-renames', '--relative', '-z', 'HEAD');
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
  const files = [...new Set(`${changed}${untracked}`.split('\0'))].filter(
    (file) => file !== '' && file !== OF_RESULTS,
  );
  return files.length === 0 ? commit : `${commit}+${fingerprint(root, files)}`;
}

/**
 * Returns no commit only without a repository: another failure must not make an old result look current.
 * @param {(...args: string[]) => string} git
 */
function commitOf(git) {
  try {
    return git('rev-parse', 'HEAD').trim();
  } catch {
    return undefined;
  }
}

/**
 * @param {string} root
 * @param {string[]} files
 * @returns {string} of their names and contents
 */
export function fingerprint(root, files) {
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const path = join(root, file);
    hash.update(`${file}\0`).update(contentOf(path)).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * A link or folder in the list (an untracked repository, a linked folder) counts by its kind.
 * @param {string} path
 */
function contentOf(path) {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined) return 'deleted';
  return found.isFile() ? readFileSync(path) : 'no file';
}
