/** One command of the checker, from its words to its exit code. */
import { readCommand } from './args.ts';
import { CannotRun } from './cannotRun.ts';
import { help } from './help.ts';

/** Says what it found out. @returns the exit code: 0 kept, 1 broken, 2 could not run */
export async function command(args: readonly string[]): Promise<number> {
  try {
    return await perform(args);
  } catch (error) {
    const known = error instanceof CannotRun;
    console.error(known ? error.message : error);
    return 2;
  }
}

/** Each command is loaded when it is asked for. */
async function perform(args: readonly string[]): Promise<number> {
  const { name, flags, rest } = readCommand(args);
  if (flags.help) {
    console.log(help);
    return 0;
  }
  if (name === 'init') return (await import('../init/command.ts')).initCommand(flags);
  if (name === 'history') return (await import('../history/command.ts')).historyCommand(rest, flags);
  if (name === 'diff') return (await import('../diff/command.ts')).diffCommand(rest, flags);
  if (name === 'proxy') return (await import('../proxy/command.ts')).proxyCommand(flags);
  if (flags.har !== undefined) return (await import('../har/command.ts')).harCommand(flags.har, flags);
  const { runCommand } = await import('./run.ts');
  if (!flags.watch) return runCommand(flags);
  const { watching } = await import('./watch.ts');
  const { configurationAt, CONFIGURATION } = await import('../config/configuration.ts');
  const known = configurationAt(flags.config);
  const watched = [
    flags.contracts ?? known?.contracts,
    known?.file ?? CONFIGURATION,
    ...(known?.journeys ?? []),
    ...(known?.overlays ?? []),
    ...(flags.overlay ?? []),
  ];
  const outputs = [flags.json, flags.sarif, flags.junit, flags.html, flags.markdown, flags.baseline];
  // What a change has mended is asked for again, not something else.
  const seed = flags.seed ?? String(Math.floor(Math.random() * 2 ** 31));
  return watching(given(watched), given(outputs), () => runCommand({ ...flags, seed }));
}

const given = (paths: readonly (string | undefined)[]): string[] =>
  paths.filter((path) => path !== undefined);
