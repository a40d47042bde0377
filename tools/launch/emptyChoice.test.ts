/** Every proof command, asked for nothing: none may succeed. */
import { join } from 'node:path';
import { format } from 'node:util';
import { expect, test, vi } from 'vitest';
import { proofs } from './proofs.mjs';

const root = join(import.meta.dirname, '../..');
/** These drive a browser or attack a process for minutes; their own tests try their options. */
const TRIED_ELSEWHERE = ['browsers', 'explore', 'resilience'];
const scripts: Readonly<Record<string, string>> = {
  ...proofs,
  requirements: 'tools/requirements/index.ts',
};
const names = Object.keys(scripts).filter((name) => !TRIED_ELSEWHERE.includes(name));

/** How each can be asked for nothing; what has nothing to choose refuses to be asked for anything. */
const empty: Readonly<Record<string, readonly string[][]>> = {
  requirements: [['--nothing']],
  exports: [['--rows', '0']],
  mutants: [
    ['--rows', '0'],
    ['--breaks', '0'],
    ['--minutes', '0'],
    ['--only', 'nosuchrow'],
  ],
  'bench:portal': [['--runs', '0']],
  pictures: [['--only', 'nosuchpicture']],
  product: [['--nothing']],
  scenarios: [['--nothing']],
  'sim:laws': [
    ['--runs', '0'],
    ['--commands', '0'],
  ],
  'sim:isolation': [['--nothing']],
  'sim:replay': [['--scenarios', '0']],
  'sim:clock': [['--nothing']],
  'sim:force': [['--nothing']],
  'sim:faults': [['--nothing']],
  'sim:upstream': [['--nothing']],
  'sim:growth': [['--nothing']],
  'sim:backing': [['--nothing']],
  'sim:redis': [['--nothing']],
  'sim:reload': [['--reloads', '0']],
  'bench:simulator': [['--seconds', '0']],
  'check:mutants': [
    ['--only', 'nosuchmutant'],
    ['--cases', '0'],
    ['--minutes', '0'],
  ],
  'check:noise': [
    ['--seeds', '0'],
    ['--cases', '0'],
    ['--minutes', '0'],
  ],
  'check:outside': [
    ['--cases', '0'],
    ['--seeds', '0'],
  ],
  'check:stateful': [
    ['--only', 'nosuchmutant'],
    ['--replays', '0'],
  ],
  'bench:checker': [
    ['--megabytes', '0'],
    ['--cases', '0'],
  ],
};

/** Thrown where the command would end its process. */
class Ended extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`ended with ${code}`);
    this.code = code;
  }
}

let runs = 0;

/** Its file, loaded anew in this process: what all of them load, the simulator and the checker, is loaded once. */
async function run(
  name: string,
  args: readonly string[],
): Promise<{ code: number; said: string; printed: string }> {
  const file = scripts[name] ?? '';
  const [said, printed] = (['error', 'log'] as const).map((stream) => {
    const lines: string[] = [];
    vi.spyOn(console, stream).mockImplementation((...what) => void lines.push(`${format(...what)}\n`));
    return () => lines.join('');
  }) as [() => string, () => string];
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Ended(Number(code ?? 0));
  });
  const { argv } = process;
  process.argv = [process.execPath, file, ...args];
  try {
    await import(/* @vite-ignore */ `${join(root, file)}?asked=${(runs += 1)}`);
    return { code: Number(process.exitCode ?? 0), said: said(), printed: printed() };
  } catch (error) {
    if (error instanceof Ended) return { code: error.code, said: said(), printed: printed() };
    throw error;
  } finally {
    Object.assign(process, { argv, exitCode: undefined });
    vi.restoreAllMocks();
  }
}

test('there is a row for every proof command', () => {
  expect(Object.keys(empty).sort()).toEqual(names.sort());
});

test.each(names)('%s refuses a choice of nothing in a sentence', { tags: ['notice-empty'] }, async (name) => {
  for (const args of empty[name] ?? []) {
    const { code, said, printed } = await run(name, args);
    expect(code, args.join(' ')).toBeGreaterThan(0);
    expect(said, args.join(' ')).toMatch(/\S/);
    expect(said, 'no stack').not.toMatch(/\n\s+at /);
    expect(printed, 'no figures').not.toContain('figures:');
  }
});

test('--help says the usage, without a stack', async () => {
  const { code, said, printed } = await run('check:mutants', ['--help']);
  expect({ code, said }).toEqual({ code: 0, said: '' });
  expect(printed).toContain('npm run proof -- check:mutants [--only TEXT');
});
