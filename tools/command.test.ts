import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chosen, countOf, optionsOf } from './command.ts';

const given = process.argv;
beforeEach(() => {
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockReturnValue();
});
afterEach(() => void (process.argv = given));

test.each(['0', '-1', '1.5', '', 'many', 'Infinity'])('refuses a count of "%s"', (text) => {
  expect(() => countOf('--runs', text)).toThrow('exit 2');
  expect(console.error).toHaveBeenCalledWith(`--runs must be a whole number of at least 1, not "${text}"`);
});

test('reads counts and choices, and refuses a count that is too small and an empty choice', () => {
  expect(countOf('--runs', '12')).toBe(12);
  expect(() => countOf('--runs', '9', 10)).toThrow('exit 2');
  expect(console.error).toHaveBeenCalledWith('--runs must be a whole number of at least 10, not "9"');
  expect(chosen(['one'], '--only on')).toEqual(['one']);
  expect(() => chosen([], '--only unknown')).toThrow('exit 2');
  expect(console.error).toHaveBeenCalledWith('--only unknown selects nothing: choose an existing item');
});

const options = {
  runs: { type: 'string', default: '5' },
  prism: { type: 'boolean', default: true },
} as const;
const read = (...args: string[]) => {
  process.argv = ['node', 'command.ts', ...args];
  return optionsOf('npm run it [-- --runs 5]', options);
};

test('reads options; refuses unknown options and arguments, and exits with 0 for --help', () => {
  expect(read('--runs', '7', '--no-prism')).toEqual({ runs: '7', prism: false });
  expect(() => read('--rnus', '7')).toThrow('exit 2');
  expect(() => read('7')).toThrow('exit 2');
  expect(console.error).toHaveBeenLastCalledWith(expect.stringContaining('npm run it [-- --runs 5]'));
  expect(() => read('--help')).toThrow('exit 0');
});
