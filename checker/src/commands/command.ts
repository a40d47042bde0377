/** Runs one command of the checker: from its arguments to its exit code. */
import type { Command, Flags } from '../cli/args.ts';
import { readCommand } from '../cli/args.ts';
import { helpOf } from '../cli/help.ts';
import { CannotRun } from '../core/base/cannotRun.ts';
import { reasonOf } from '../core/bounds/reasonOf.ts';

/**
 * Runs a command and prints its result.
 * @param supervise runs the check in a separate thread with a time limit
 * @returns the exit code: 0 kept, 1 broken, 2 could not run
 */
export async function command(
  args: readonly string[],
  { supervise = false }: { readonly supervise?: boolean } = {},
): Promise<number> {
  try {
    return await perform(args, supervise);
  } catch (error) {
    console.error(error instanceof CannotRun ? error.message : `the checker failed: ${reasonOf(error)}`);
    return 2;
  }
}

/** Loads a command only when it is used. */
async function perform(args: readonly string[], supervise: boolean): Promise<number> {
  const { name, isNamed, flags, rest } = readCommand(args);
  if (flags.help) {
    console.log(helpOf(isNamed ? name : undefined));
    return 0;
  }
  if (name === 'run' && flags.har === undefined) return runCheck(flags, supervise);
  const { fetchContracts } = await import('../cli/fetchContracts.ts');
  const remove = await fetchContracts(flags);
  try {
    return await performOther(name, flags, rest);
  } finally {
    remove();
  }
}

async function performOther(name: Command['name'], flags: Flags, rest: readonly string[]): Promise<number> {
  if (name === 'init') return (await import('./init.ts')).initCommand(flags);
  if (name === 'journeys') return (await import('./journeys.ts')).journeysCommand(rest, flags);
  if (name === 'history') return (await import('./history.ts')).historyCommand(rest, flags);
  if (name === 'diff') return (await import('./diff.ts')).diffCommand(rest, flags);
  if (name === 'proxy') return (await import('./proxy.ts')).proxyCommand(flags);
  return (await import('./har.ts')).harCommand(flags.har ?? '', flags);
}

/** Checks a backend once, or with `--watch` after each change of a file. */
async function runCheck(flags: Flags, supervise: boolean): Promise<number> {
  const { runCommand, inOwnThread, inThisThread } = await import('./run.ts');
  if (!flags.watch) return runCommand(flags, supervise ? inOwnThread : inThisThread);
  const { watchAndRun } = await import('./watch.ts');
  const { configurationAt, CONFIGURATION } = await import('../core/config/configuration.ts');
  const known = configurationAt(flags.config);
  const watched = [
    flags.contracts ?? known?.contracts,
    known?.file ?? CONFIGURATION,
    ...(known?.journeys ?? []),
    ...(known?.overlays ?? []),
    ...(flags.overlay ?? []),
  ];
  const outputs = [flags.json, flags.sarif, flags.junit, flags.html, flags.markdown, flags.baseline];
  // Keeps one seed for all reruns, so that a change is checked with the same requests.
  const seed = flags.seed ?? String(Math.floor(Math.random() * 2 ** 31));
  return watchAndRun(present(watched), present(outputs), () => runCommand({ ...flags, seed }));
}

const present = (paths: readonly (string | undefined)[]): string[] =>
  paths.filter((path) => path !== undefined);
