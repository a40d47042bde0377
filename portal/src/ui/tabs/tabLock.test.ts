import { expect, test } from 'vitest';
import { tabLock } from './tabLock.ts';

test(
  'ignores a second switch within 300 ms, and accepts it from then on',
  { tags: ['tabs-lock-300'] },
  () => {
    let now = 1000;
    const may = tabLock(() => now);
    expect(may()).toBe(true);
    now = 1299;
    expect(may()).toBe(false);
    now = 1300;
    expect(may()).toBe(true);
  },
);

test('does not extend the lock after an ignored switch', () => {
  let now = 0;
  const may = tabLock(() => now);
  may();
  now = 200;
  may();
  now = 300;
  expect(may()).toBe(true);
});
