// @ts-check
/** Identifies the sources of a result: the commit and the differences from it. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The list of proven rows. It is written from the results, so its change does not outdate them. */
const PROVEN_ROWS = 'tests/proven.txt';
/** Maximum size of a list of files, in bytes. */
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
    (file) => file !== '' && file !== PROVEN_ROWS,
  );
  return files.length === 0 ? commit : `${commit}+${fingerprint(root, files)}`;
}

/**
 * Returns undefined if there is no repository or no commit yet.
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
 * @returns {string} short hash of their names and contents
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
 * Returns the content to hash. A link or folder in the list (an untracked repository, a linked folder) has none.
 * @param {string} path
 */
function contentOf(path) {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined) return 'deleted';
  return found.isFile() ? readFileSync(path) : 'no file';
}
