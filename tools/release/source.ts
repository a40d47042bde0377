/** Reads the commit that a release is built from. */
import { execFileSync } from 'node:child_process';
import { sourceState } from '#tools/sourceState.mjs';

export interface Source {
  /** `<commit>`, or `<commit>+<fingerprint>` with uncommitted changes. */
  readonly state: string;
  /** Time of the commit in ISO 8601, UTC. Every time in a package is this one, so that two builds are equal. */
  readonly at: string;
}

export function sourceAt(root: string): Source {
  const seconds = execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' });
  return { state: sourceState(root), at: new Date(Number(seconds) * 1000).toISOString() };
}

export const isCommitted = ({ state }: Source): boolean => !state.includes('+');
