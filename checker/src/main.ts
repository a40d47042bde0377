#!/usr/bin/env node
/** Does this backend keep the contract? Exit code 0 kept, 1 broken, 2 could not run. */
import module from 'node:module';
import { readCommand } from './cli/args.ts';
import { CannotRun } from './cli/cannotRun.ts';
import { help } from './cli/help.ts';

// What was compiled once starts in half the time. Node 20 does not have it; the commands are imported only after it.
(module.enableCompileCache as typeof module.enableCompileCache | undefined)?.();

async function main(args: readonly string[]): Promise<number> {
  const { name, flags, rest } = readCommand(args);
  if (flags.help) {
    console.log(help);
    return 0;
  }
  if (name === 'init') return (await import('./init/command.ts')).initCommand(flags);
  if (name === 'history') return (await import('./history/command.ts')).historyCommand(rest, flags);
  if (name === 'diff') return (await import('./diff/command.ts')).diffCommand(rest, flags);
  if (name === 'proxy') return (await import('./proxy/command.ts')).proxyCommand(flags);
  if (flags.har !== undefined) return (await import('./har/command.ts')).harCommand(flags.har, flags);
  const { runCommand } = await import('./cli/run.ts');
  if (!flags.watch) return runCommand(flags);
  const { watching } = await import('./cli/watch.ts');
  const { configurationAt, CONFIGURATION } = await import('./config/configuration.ts');
  const known = configurationAt(flags.config);
  const watched = [
    flags.contracts ?? known?.contracts,
    known?.file ?? CONFIGURATION,
    ...(known?.journeys ?? []),
  ];
  return watching(
    watched.filter((path) => path !== undefined),
    () => runCommand(flags),
  );
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const known = error instanceof CannotRun;
  console.error(known ? error.message : error);
  process.exitCode = 2;
}
