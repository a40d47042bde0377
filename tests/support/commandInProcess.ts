import { resolve } from 'node:path';
import { format } from 'node:util';
import { vi } from 'vitest';
import { root } from '#tools/simulatorProcess.ts';

/** Thrown instead of ending the process. */
class ProcessExit extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`ended with ${code}`);
    this.code = code;
  }
}

interface Ended {
  readonly code: number;
  readonly errors: string;
  readonly printed: string;
}

let runs = 0;

/**
 * Runs a command by importing its file in this process, so that the modules it imports load only once for all commands. A new query
 * makes Node load the file again.
 * @param file path in the repository
 */
export async function commandInProcess(file: string, args: readonly string[]): Promise<Ended> {
  const [errors, printed] = (['error', 'log'] as const).map((stream) => {
    const lines: string[] = [];
    vi.spyOn(console, stream).mockImplementation((...what) => void lines.push(`${format(...what)}\n`));
    return () => lines.join('');
  }) as [() => string, () => string];
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new ProcessExit(Number(code ?? 0));
  });
  const { argv } = process;
  process.argv = [process.execPath, file, ...args];
  try {
    await import(/* @vite-ignore */ `${resolve(root, file)}?run=${(runs += 1)}`);
    return { code: Number(process.exitCode ?? 0), errors: errors(), printed: printed() };
  } catch (error) {
    if (error instanceof ProcessExit) return { code: error.code, errors: errors(), printed: printed() };
    throw error;
  } finally {
    Object.assign(process, { argv, exitCode: undefined });
    vi.restoreAllMocks();
  }
}
