#!/usr/bin/env node
/** Does this backend keep the contract? Exit code 0 kept, 1 broken, 2 could not run. */
import module from 'node:module';

// What was compiled once starts in half the time; so the rest is imported only now. Node 20 does not have it.
(module.enableCompileCache as typeof module.enableCompileCache | undefined)?.();
const { command } = await import('./cli/command.ts');

process.exitCode = await command(process.argv.slice(2));
