/** Runs every proof command with options that select nothing. None of them may succeed. */
import { expect, test } from 'vitest';
import { commandInProcess } from '../../tests/support/commandInProcess.ts';
import { proofs } from './proofs.mjs';

/** Commands that drive a browser or attack a process for minutes; their own tests cover their options. */
const TESTED_ELSEWHERE = ['browsers', 'explore', 'resilience'];
const scripts: Readonly<Record<string, string>> = {
  ...proofs,
  requirements: 'tools/requirements/index.ts',
};
const names = Object.keys(scripts).filter((name) => !TESTED_ELSEWHERE.includes(name));

/** Arguments that select nothing. A command without options must refuse any argument (`--nothing`). */
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
  gallery: [
    ['--words', 'nosuchscenario'],
    ['--workers', '0'],
  ],
  icons: [['--nothing']],
  pictures: [['--only', 'nosuchpicture']],
  product: [['--nothing']],
  release: [['--nothing']],
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

test('has arguments that select nothing for every proof command', () => {
  expect(Object.keys(empty).sort()).toEqual(names.sort());
});

test.each(names)(
  '%s exits with an error message if its options select nothing',
  { tags: ['notice-empty'] },
  async (name) => {
    for (const args of empty[name] ?? []) {
      const { code, errors, printed } = await commandInProcess(scripts[name] ?? '', args);
      expect(code, args.join(' ')).toBeGreaterThan(0);
      expect(errors, args.join(' ')).toMatch(/\S/);
      expect(errors, 'no stack').not.toMatch(/\n\s+at /);
      expect(printed, 'no figures').not.toContain('figures:');
    }
  },
);

test('--help prints the usage without a stack', async () => {
  const { code, errors, printed } = await commandInProcess(scripts['check:mutants'] ?? '', ['--help']);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(printed).toContain('npm run proof -- check:mutants [--only TEXT');
});
