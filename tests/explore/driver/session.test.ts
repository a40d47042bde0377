import type { Page } from '@playwright/test';
import { expect, test, vi } from 'vitest';
import { Session } from './session.ts';

/** A page whose script is there already. */
function pageWith(explorer: object): Page {
  vi.stubGlobal('document', { readyState: 'complete', querySelectorAll: () => [], getAnimations: () => [] });
  vi.stubGlobal('window', { explorer });
  const ears = { on: () => ears, off: () => ears };
  return {
    ...ears,
    context: () => ears,
    url: () => 'http://localhost/front/home',
    waitForTimeout: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms / 10)),
    evaluate: async (work: (argument: unknown) => unknown, argument: unknown) => work(argument),
  } as unknown as Page;
}

const look = { ghosts: [], frozen: false, waiting: [], controls: [{}], headings: ['首页'], dialogs: [] };

test('what begins to grow between the rest and the measure is measured when it is grown', async () => {
  let height = 100;
  const page = pageWith({
    isResting: () => {
      if (height === 300) return true;
      height += 100;
      return false;
    },
    look: () => ({ ...look, height }),
  });
  const session = new Session(page, { ours: () => true, unprovoked: async () => [] });
  expect(await session.look(0)).toMatchObject({ height: 300 });
});
