import { execFileSync } from 'node:child_process';

/** Returns a seed from the commit: different for each commit, equal on each machine. */
export const commitSeed = (): number =>
  Number.parseInt(execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], { encoding: 'utf8' }), 16);

/** `DRAW=all npm test` runs the whole tables of which a commit draws a part. */
export const drawsAll = process.env['DRAW'] === 'all';

/** Returns every n-th item, beginning at the seed: n seeds in a row give all items. */
export const shareOf = <Item>(items: readonly Item[], shares: number, seed: number): Item[] =>
  items.filter((_, index) => (index + seed) % shares === 0);

/** Returns the share of a table that the commit draws. */
export const drawnByCommit = <Item>(items: readonly Item[], shares: number): Item[] =>
  drawsAll ? [...items] : shareOf(items, shares, commitSeed());
