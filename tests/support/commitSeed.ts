import { execFileSync } from 'node:child_process';

/** Returns a seed from the commit: different for each commit, equal on each machine. */
export const commitSeed = (): number =>
  Number.parseInt(execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], { encoding: 'utf8' }), 16);
