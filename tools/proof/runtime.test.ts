import { expect, test, vi } from 'vitest';

test('drops a return value that `?? true` does not restore', async () => {
  vi.stubEnv('PROOF_BREAK', '7');
  const { drop } = await import('./runtime.ts');
  expect(drop(7, 'a')).toBeUndefined();
  expect(drop(7, true)).toBe(false);
  expect(drop(8, true)).toBe(true);
});
