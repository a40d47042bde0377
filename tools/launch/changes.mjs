// @ts-check
/** Lists changed files: commits since the branch left main, and uncommitted changes. */
import { capture } from './run.mjs';

/**
 * @typedef {{ base: string, files: string[] }} Changes `base` is the commit to compare with
 */

/** @returns {Promise<Changes>} */
export async function changes() {
  const base = await baseCommit();
  const [changed, untracked] = await Promise.all([
    git(`diff --name-only ${base}`),
    git('ls-files --others --exclude-standard'),
  ]);
  return { base, files: [...new Set([...changed, ...untracked])] };
}

/** Returns the merge base with the first of these branches that exists. On a main with a remote, that is the last pushed commit. */
async function baseCommit() {
  for (const main of ['origin/main', 'main', 'origin/master', 'master']) {
    const { code, output } = await capture(`git merge-base HEAD ${main}`);
    if (code === 0) return output.trim();
  }
  return 'HEAD';
}

/** @param {string} command */
async function git(command) {
  const { code, output } = await capture(`git ${command}`);
  if (code !== 0) throw new Error(`git ${command}: ${output.trim()}`);
  return output.split('\n').filter(Boolean);
}
