import { expect, test, vi } from 'vitest';

test('the point that PROOF_BREAK names returns undefined, or false for a boolean', async () => {
  vi.stubEnv('PROOF_BREAK', '7');
  const { drop } = await import('./runtime.ts');
  expect(drop(7, 'a')).toBeUndefined();
  // Callers with `?? true` would turn undefined into the value that was dropped.
  expect(drop(7, true)).toBe(false);
  expect(drop(8, true)).toBe(true);
});
