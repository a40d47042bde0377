import { expect, test, vi } from 'vitest';
import { remember } from './remember.ts';

test('keeps the loaded module', async () => {
  const load = vi.fn(() => Promise.resolve('page'));
  const remembered = remember(load);
  expect(await Promise.all([remembered(), remembered()])).toEqual(['page', 'page']);
  expect(await remembered()).toBe('page');
  expect(load).toHaveBeenCalledTimes(1);
});

test('tries again after a failure', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('page');
  const remembered = remember(load as () => Promise<string>);
  await expect(remembered()).rejects.toThrow('gone');
  expect(await remembered()).toBe('page');
});
