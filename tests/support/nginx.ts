import { spawnSync } from 'node:child_process';
import { provideDebian } from '#tools/debian.ts';

const found = (): string | undefined =>
  ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0);

/** The nginx of this machine; Debian's is installed where there is none and this may be done. */
export function nginxProgram(): string | undefined {
  if (found() === undefined) provideDebian(['nginx']);
  return found();
}
