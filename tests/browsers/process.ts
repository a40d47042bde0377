import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface StartedProcess {
  /** First group of the pattern in the output. */
  readonly match: string;
  /** Temporary folder, removed at the end. */
  readonly folder: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a program and waits for matching output.
 * @param args returns the arguments for a temporary folder
 * @param ready pattern of the output, with one group
 */
export function startProcess(
  command: string,
  args: (folder: string) => readonly string[],
  ready: RegExp,
  env: Readonly<Record<string, string>> = {},
): Promise<StartedProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'tour-'));
  const child = spawn(command, args(folder), {
    env: { ...process.env, HOME: folder, TZ: 'Asia/Shanghai', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group, so that its child processes end with it.
    detached: true,
  });
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null) {
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has just ended.
      }
      await ended;
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return new Promise((found, fail) => {
    let all = '';
    const giveUp = (why: string) =>
      void stop().then(() => fail(new Error(`${command} ${why}\n${all.slice(-2000)}`)));
    const timer = setTimeout(() => giveUp(`printed no line with ${String(ready)} in 60 s`), 60_000);
    const onData = (chunk: Buffer) => {
      all += chunk.toString();
      const match = ready.exec(all)?.[1];
      if (match === undefined) return;
      clearTimeout(timer);
      found({ match, folder, stop });
    };
    child.stdout.on('data', onData);
    child.stderr.on('data', onData);
    child.once('error', (error) => giveUp(String(error)));
    child.once('exit', (code) => {
      clearTimeout(timer);
      giveUp(`ended with ${String(code)}`);
    });
  });
}
