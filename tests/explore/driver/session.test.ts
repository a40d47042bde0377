import type { Page } from '@playwright/test';
import { beforeEach, expect, test, vi } from 'vitest';
import { Session } from './session.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Returns a session on a stub of a page in which the explorer's script already runs. */
function sessionOn(explorer: object): Session {
  vi.stubGlobal('window', { explorer });
  const emitter = { on: () => emitter, off: () => emitter };
  const page = {
    ...emitter,
    context: () => emitter,
    url: () => 'http://localhost/front/home',
    waitForTimeout: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    evaluate: async (work: (argument: unknown) => unknown, argument: unknown) => work(argument),
  };
  return new Session(page as unknown as Page, { ours: () => true, unprovoked: async () => [] });
}

const look = { ghosts: [], frozen: false, waiting: [], controls: [{}], headings: ['首页'], dialogs: [] };

test('measures again after an element has grown between rest and measurement', async () => {
  let height = 100;
  const session = sessionOn({
    staysAtRest: async () => true,
    isResting: () => {
      if (height === 300) return true;
      height += 100;
      return false;
    },
    look: () => ({ ...look, height }),
  });
  expect(await session.look()).toMatchObject({ height: 300 });
});

test('waits for a slow service up to the portal’s own limit of 20 s', async () => {
  const began = Date.now();
  const isBusy = () => Date.now() - began < 20_000;
  const session = sessionOn({
    staysAtRest: async () => !isBusy(),
    isResting: () => !isBusy(),
    look: () => ({ ...look, waiting: isBusy() ? ['账单还款'] : [] }),
  });
  expect((await session.look()).waiting).toEqual([]);
});
