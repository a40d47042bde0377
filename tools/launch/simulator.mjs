// @ts-check
/** Starts the simulator that all suites of a run share; sessions isolate their tests. */
import { spawn } from 'node:child_process';
import { patience } from '../patience.mjs';
import { pinnedNode, root } from './places.mjs';
import { environment } from './run.mjs';

const START_LIMIT_MS = patience(180_000);

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
    let printed = '';
    /** @param {string} why */
    const giveUp = (why) => {
      child.kill();
      fail(new Error(`the simulator did not start: ${why}\n${printed.trim()}`));
    };
    const timer = setTimeout(() => giveUp('no ready line in time'), START_LIMIT_MS);
    /** @param {Buffer} chunk */
    const read = (chunk) => {
      printed += chunk.toString();
      const origin = /^ready (http:\/\/[^/\s]+)\//m.exec(printed)?.[1];
      if (origin === undefined) return;
      clearTimeout(timer);
      // Later output is read and dropped.
      for (const stream of [child.stdout, child.stderr]) stream.off('data', read).resume();
      // Killed at once: a normal stop would first finish delayed responses, and there is nothing to save.
      done({ origin, stop: () => void child.kill('SIGKILL') });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => giveUp(`it ended with ${code}`));
  });
}
