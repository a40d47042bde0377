// @ts-check
/** Runs child processes from the repository's root, on the pinned Node, with our tools in PATH. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { binaries, root } from './places.mjs';

/**
 * @typedef {{ code: number, output: string }} Outcome
 * @typedef {{ env?: NodeJS.ProcessEnv, seconds?: number, onOutput?: (chunk: string) => void }} Options
 */

/**
 * Returns an environment with our `node`, `vite`, `vitest`, … All processes share a compile cache: the suites start about two
 * hundred, and each would spend a second on the same modules.
 */
export function environment() {
  return {
    ...process.env,
    PATH: [binaries, process.env['PATH']].join(delimiter),
    NODE_COMPILE_CACHE: join(root, '.cache/node'),
    // The TypeScript compiler is written in Go; without garbage collection it takes a quarter less time.
    GOGC: 'off',
    GOMEMLIMIT: '4GiB',
  };
}

/** Returns the environment without our tools, because npm must not install node_modules with programs from node_modules. */
export function systemEnvironment() {
  const kept = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== binaries);
  return { ...process.env, PATH: kept.join(delimiter) };
}

/**
 * Runs a shell command to its end and returns its output; stdin is closed.
 * @param {string} command
 * @param {Options} [options]
 * @returns {Promise<Outcome>}
 */
export function capture(command, { env = environment(), seconds, onOutput } = {}) {
  return new Promise((done) => {
    const { FORCE_COLOR: _, ...plain } = env;
    const child = spawn(command, {
      cwd: root,
      // The output goes to log files and build servers.
      env: { ...plain, NO_COLOR: '1' },
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const timer = seconds ? setTimeout(() => child.kill('SIGKILL'), seconds * 1000) : undefined;
    let output = '';
    const onData = (/** @type {Buffer} */ chunk) => {
      output += chunk;
      onOutput?.(chunk.toString());
    };
    child.stdout.on('data', onData);
    child.stderr.on('data', onData);
    child.on('error', (error) => (output += error.message));
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      done({ code: code ?? 1, output: signal ? `${output}\nended by ${signal}` : output });
    });
  });
}

/**
 * Runs a preparing step silently; throws with its whole output if it fails.
 * @param {string} what for the message, e.g. 'building the portal'
 * @param {string} command
 * @param {Options} [options]
 */
export async function prepare(what, command, options) {
  const { code, output } = await capture(command, options);
  if (code !== 0) throw new Error(`${what} failed (${command}, exit ${code})\n${output.trim()}`);
}

/**
 * Starts a process that lives as long as this one, shares its terminal and gets its signals.
 * @param {string} file
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function serve(file, args, options) {
  const child = spawn(file, args, { cwd: root, env: environment(), stdio: 'inherit', ...options });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => child.kill(signal));
  }
  endWithNpm(child);
  return child;
}

/** Milliseconds between two checks of the parent process. */
const PARENT_CHECK_MS = 500;

/**
 * Ends the child when npm ends. npm runs scripts in a shell that does not forward signals, so a changed parent is the only sign.
 * @param {import('node:child_process').ChildProcess} child
 */
function endWithNpm(child) {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const { ppid } = process;
  const check = setInterval(() => process.ppid === ppid || child.kill('SIGTERM'), PARENT_CHECK_MS);
  child.once('exit', () => clearInterval(check));
}

/**
 * Waits for the end of a served process and returns its exit code; 0 if Ctrl-C or SIGTERM stopped it.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
export function ended(child) {
  return new Promise((done) => {
    child.on('error', (error) => {
      console.error(error.message);
      done(1);
    });
    child.on('exit', (code, signal) => done(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
  });
}
