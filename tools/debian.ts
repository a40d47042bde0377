/** Installs Debian packages for a few tests, if this process is root and has apt. */
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Lock file: suites run in parallel, and apt refuses a second process at its lists. */
const lock = join(tmpdir(), 'debian-packages.lock');

/** Installs the packages if possible; the caller checks whether they are present. */
export function provideDebian(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).error) return;
  const apt = 'apt-get -qq -o DPkg::Lock::Timeout=120';
  const install = `${apt} update; ${apt} install -y --no-install-recommends ${packages.join(' ')}`;
  spawnSync('flock', [lock, 'sh', '-c', install], {
    timeout: 400_000,
    // The installation must not start services.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
}
