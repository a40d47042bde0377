/** What a few tests need beside the project's own packages: Debian's, where that is root's machine and has apt. */
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Suites run side by side, and apt refuses whoever asks for its lists while another one does. */
const turn = join(tmpdir(), 'debian-packages.lock');

/** What may be installed here is; whoever needs it looks for itself whether it is there now. */
export function provideDebian(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).error) return;
  const apt = 'apt-get -qq -o DPkg::Lock::Timeout=120';
  const install = `${apt} update; ${apt} install -y --no-install-recommends ${packages.join(' ')}`;
  spawnSync('flock', [turn, 'sh', '-c', install], {
    timeout: 400_000,
    // No service is started by being installed.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
}
