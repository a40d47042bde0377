// @ts-check
/** The one simulator that the suites of a run share: sessions keep their tests apart. */
import { spawn } from 'node:child_process';
import { pinnedNode, root } from './places.mjs';
import { environment } from './run.mjs';

const START_LIMIT_MS = 180_000;

/**
 * Serves the simulator on a free port.
 * @returns {Promise<{ origin: string, stop: () => void }>}
 */
export function startSimulator() {
  const child = spawn(pinnedNode, ['simulator/src/main.ts'], {
    cwd: root,
    env: { ...environment(), PORT: '0', HOST: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((done, fail) => {
    let said = '';
    /** @param {string} why */
    const giveUp = (why) => {
      child.kill();
      fail(new Error(`the simulator did not start: ${why}\n${said.trim()}`));
    };
    const timer = setTimeout(() => giveUp('no ready line in time'), START_LIMIT_MS);
    /** @param {Buffer} chunk */
    const read = (chunk) => {
      said += chunk.toString();
      const origin = /^ready (http:\/\/[^/\s]+)\//m.exec(said)?.[1];
      if (origin === undefined) return;
      clearTimeout(timer);
      // What it says from now on is read and forgotten.
      for (const stream of [child.stdout, child.stderr]) stream.off('data', read).resume();
      // Not asked to end: it would first answer what some test has told it to delay, and there is nothing to save.
      done({ origin, stop: () => void child.kill('SIGKILL') });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => giveUp(`it ended with ${code}`));
  });
}
