import { expect, test, vi } from 'vitest';

test('what a function gives back is forgotten: a yes becomes a no, which `?? true` does not make a yes again', async () => {
  vi.stubEnv('PROOF_BREAK', '7');
  const { drop } = await import('./runtime.ts');
  expect(drop(7, 'a')).toBeUndefined();
  expect(drop(7, true)).toBe(false);
  expect(drop(8, true)).toBe(true);
});
