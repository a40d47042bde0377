import type { Page } from '@playwright/test';
import { beforeEach, expect, test, vi } from 'vitest';
import { Session } from './session.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A page whose script is there already. */
function sessionOn(explorer: object): Session {
  vi.stubGlobal('window', { explorer });
  const ears = { on: () => ears, off: () => ears };
  const page = {
    ...ears,
    context: () => ears,
    url: () => 'http://localhost/front/home',
    waitForTimeout: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    evaluate: async (work: (argument: unknown) => unknown, argument: unknown) => work(argument),
  };
  return new Session(page as unknown as Page, { ours: () => true, unprovoked: async () => [] });
}

const look = { ghosts: [], frozen: false, waiting: [], controls: [{}], headings: ['首页'], dialogs: [] };

test('what begins to grow between the rest and the measure is measured when it is grown', async () => {
  let height = 100;
  const session = sessionOn({
    rests: async () => true,
    isResting: () => {
      if (height === 300) return true;
      height += 100;
      return false;
    },
    look: () => ({ ...look, height }),
  });
  expect(await session.look()).toMatchObject({ height: 300 });
});

test('a service may take its time, 20 s, until the portal gives up on it', async () => {
  const began = Date.now();
  const isBusy = () => Date.now() - began < 20_000;
  const session = sessionOn({
    rests: async () => !isBusy(),
    isResting: () => !isBusy(),
    look: () => ({ ...look, waiting: isBusy() ? ['账单还款'] : [] }),
  });
  expect((await session.look()).waiting).toEqual([]);
});
