// @ts-check
/** Child processes: everything is run from the repository's root, on the pinned Node, with our tools in PATH. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { binaries, root } from './places.mjs';

/**
 * @typedef {{ code: number, output: string }} Outcome
 * @typedef {{ env?: NodeJS.ProcessEnv, seconds?: number, onOutput?: (said: string) => void }} Options
 */

/**
 * The environment in which `node`, `vite`, `vitest`, … are ours. A process compiles what none before it has compiled: the
 * suites start some two hundred, and each would spend a second on the same modules.
 */
export function environment() {
  return {
    ...process.env,
    PATH: [binaries, process.env['PATH']].join(delimiter),
    NODE_COMPILE_CACHE: join(root, '.cache/node'),
    // The compiler is written in Go, and ends before it need collect what it no longer uses: a quarter of its time.
    GOGC: 'off',
    GOMEMLIMIT: '4GiB',
  };
}

/** The environment without our tools: what installs node_modules must not stand on it. */
export function systemEnvironment() {
  const kept = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== binaries);
  return { ...process.env, PATH: kept.join(delimiter) };
}

/**
 * Runs a shell command to its end and keeps what it says; stdin is closed.
 * @param {string} command
 * @param {Options} [options]
 * @returns {Promise<Outcome>}
 */
export function capture(command, { env = environment(), seconds, onOutput } = {}) {
  return new Promise((done) => {
    const { FORCE_COLOR: _, ...plain } = env;
    const child = spawn(command, {
      cwd: root,
      env: { ...plain, NO_COLOR: '1' }, // what is kept ends in log files and build servers
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const timer = seconds ? setTimeout(() => child.kill('SIGKILL'), seconds * 1000) : undefined;
    let output = '';
    const hear = (/** @type {Buffer} */ chunk) => {
      output += chunk;
      onOutput?.(chunk.toString());
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', (error) => (output += error.message));
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      done({ code: code ?? 1, output: signal ? `${output}\nended by ${signal}` : output });
    });
  });
}

/**
 * Runs a preparing step in silence; when it fails, says everything it said.
 * @param {string} what for the message, e.g. 'building the portal'
 * @param {string} command
 * @param {Options} [options]
 */
export async function prepare(what, command, options) {
  const { code, output } = await capture(command, options);
  if (code !== 0) throw new Error(`${what} failed (${command}, exit ${code})\n${output.trim()}`);
}

/**
 * Starts a process that lives as long as this one: shares its terminal, gets its signals.
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

/** Milliseconds between two looks at the parent. */
const PARENT_LOOK_MS = 500;

/**
 * npm runs a script in a shell that passes no signal on: when npm is stopped, only the shell ends. A new parent says so.
 * @param {import('node:child_process').ChildProcess} child
 */
function endWithNpm(child) {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const { ppid } = process;
  const look = setInterval(() => process.ppid === ppid || child.kill('SIGTERM'), PARENT_LOOK_MS);
  child.once('exit', () => clearInterval(look));
}

/**
 * The exit code of a served process: a stop asked for by Ctrl-C or SIGTERM is no failure.
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
