/** Starts this machine's redis-server or valkey-server on a free port, without files. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { provideDebian } from '../debian.ts';
import { freePort } from './freePort.ts';

/** Returns the server's program; undefined if none is installed (`apt-get install redis-server`). */
const program = (): string | undefined =>
  ['redis-server', 'valkey-server'].find((name) => spawnSync(name, ['--version']).status === 0);

/** Installs Debian's package if needed and allowed. @returns true if a server is installed */
export function hasRedis(): boolean {
  if (program() === undefined) provideDebian(['redis-server']);
  return program() !== undefined;
}

export async function startRedis(): Promise<{ url: string; pid: number; stop: () => Promise<void> }> {
  const redis = program();
  if (redis === undefined) throw new Error('no redis-server here: apt-get install redis-server');
  const port = await freePort();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(redis, options, { cwd: '/tmp', stdio: ['ignore', 'pipe', 'ignore'] });
  let printed = '';
  await new Promise<void>((ready, fail) => {
    server.once('exit', () => fail(new Error(`redis-server did not start:\n${printed}`)));
    server.stdout.on('data', (piece: Buffer) => {
      printed += piece.toString();
      if (/Ready to accept connections/.test(printed)) ready();
    });
  });
  const stop = async (): Promise<void> => {
    if (server.exitCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
  return { url: `redis://127.0.0.1:${port}`, pid: server.pid!, stop };
}
