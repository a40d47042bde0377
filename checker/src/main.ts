#!/usr/bin/env node
/** Checks a backend against the contract. Exit code: 0 kept, 1 broken, 2 could not run. */
import module from 'node:module';
import { setFlagsFromString } from 'node:v8';

// Compiled code halves the start time, so the rest is imported only now. Node 20 has no compile cache.
(module.enableCompileCache as typeof module.enableCompileCache | undefined)?.();
// V8's middle compiler uses 100 MB for the largest validators. A run of 85,000 exchanges is equally fast without it.
setFlagsFromString('--no-maglev');
const { command } = await import('./commands/command.ts');

process.exitCode = await command(process.argv.slice(2), { supervise: true });
