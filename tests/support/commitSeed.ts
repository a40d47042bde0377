import { execFileSync } from 'node:child_process';

/** Another draw for every commit, the same for everybody who has it. */
export const commitSeed = (): number =>
  Number.parseInt(execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], { encoding: 'utf8' }), 16);
