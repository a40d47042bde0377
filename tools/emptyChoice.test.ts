/** Every proof command of package.json, asked for nothing: none may succeed. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const proofs = Object.keys(scripts).filter((name) =>
  /^(sim|check|bench|proof|scenarios):|^requirements$/.test(name),
);

/** How each can be asked for nothing; what has nothing to choose refuses to be asked for anything. */
const empty: Readonly<Record<string, readonly string[][]>> = {
  requirements: [['--nothing']],
  'proof:mutants': [
    ['--rows', '0'],
    ['--breaks', '0'],
    ['--minutes', '0'],
    ['--only', 'nosuchrow'],
  ],
  'bench:portal': [['--runs', '0']],
  'scenarios:coverage': [['--nothing']],
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
  'check:stateful': [
    ['--only', 'nosuchmutant'],
    ['--replays', '0'],
  ],
  'bench:checker': [
    ['--megabytes', '0'],
    ['--cases', '0'],
  ],
};

function run(
  name: string,
  args: readonly string[],
): Promise<{ code: number; said: string; printed: string }> {
  const [, file = ''] = (scripts[name] ?? '').split(' ');
  return new Promise((done) => {
    execFile(process.execPath, [file, ...args], { cwd: root }, (error, printed, said) =>
      done({ code: typeof error?.code === 'number' ? error.code : 0, said, printed }),
    );
  });
}

test('there is a row for every proof command', () => {
  expect(Object.keys(empty).sort()).toEqual(proofs.sort());
});

// Each starts a process or several, which load all of the simulator or the checker.
test.each(proofs)(
  '%s refuses a choice of nothing in a sentence [notice-empty]',
  { timeout: 120_000 },
  async (name) => {
    for (const args of empty[name] ?? []) {
      const { code, said, printed } = await run(name, args);
      expect(code, args.join(' ')).toBeGreaterThan(0);
      expect(said, args.join(' ')).toMatch(/\S/);
      expect(said, 'no stack').not.toMatch(/\n\s+at /);
      expect(printed, 'no figures').not.toContain('figures:');
    }
  },
);

test('--help says the usage, without a stack', async () => {
  const { code, said, printed } = await run('check:mutants', ['--help']);
  expect({ code, said }).toEqual({ code: 0, said: '' });
  expect(printed).toContain('npm run check:mutants [-- --only TEXT');
});
