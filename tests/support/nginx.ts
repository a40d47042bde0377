import { spawnSync } from 'node:child_process';
import { provideDebian } from '#tools/debian.ts';

const installed = (): string | undefined =>
  ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0);

/** Returns this machine's nginx; installs Debian's if there is none and that is allowed. */
export function nginxProgram(): string | undefined {
  if (installed() === undefined) provideDebian(['nginx']);
  return installed();
}
