import { expect, test } from 'vitest';
import { worldNames } from './worldNames.ts';

test('two runs with one seed in one process share no world', () => {
  const [one, other] = [worldNames(7), worldNames(7)];
  const names = [one(), one(), other(), other()];
  expect(new Set(names).size).toBe(4);
  for (const name of names) expect(name).toMatch(/^[\w-]{1,64}$/);
});
