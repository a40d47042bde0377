import { expect, test } from 'vitest';
import { packed, unpacked } from './packed.ts';
import type { Session } from './session.ts';

test('a session comes back equal, and its worlds share what they shared', () => {
  const bills = [{ billNo: 'B1' }];
  const [before, after] = [
    { bills, quota: { fixed: 1 } },
    { bills, quota: { fixed: 2 } },
  ];
  const history = [before, after].map((world, at) => ({ at, world }));
  const session = { id: 'a', seed: 1, world: after, history } as unknown as Session;
  const back = unpacked(packed(session));
  expect(back).toEqual(session);
  expect(back.history[0]!.world.bills).toBe(back.world.bills);
});
