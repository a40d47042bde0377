/** Lints the built packages. */
import { join } from 'node:path';
import { has, type Judge } from './judge.ts';
import { ran, run } from './tools.ts';

/** Runs each linter on one package. @param tools folder of the pinned programs */
export async function lintPackage(judge: Judge, tools: string, name: string, tarball: string): Promise<void> {
  const program = (file: string) => join(tools, 'node_modules/.bin', file);
  await judge.holds(name, 'publint', () => {
    has(ran(process.execPath, [program('publint'), tarball, '--strict'], tools), 'All good!');
  });
  await judge.holds(name, 'attw', () => {
    // The packages have ES modules only; CommonJS loads them by import().
    const flags = ['--ignore-rules', 'cjs-resolves-to-esm', '--no-color'];
    const { output } = run(process.execPath, [program('attw'), tarball, ...flags], tools);
    has(output, /No problems found|does not contain types/);
    return output.includes('No problems found') ? 'yes' : 'a command, no types';
  });
}
