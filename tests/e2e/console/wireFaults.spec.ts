/** Tests damaged responses: the page shows an error, and the user can continue. 1 §8 */
import type { Page, Request } from '@playwright/test';
import { patience } from '#tools/patience.mjs';
import type { Sim } from '../../support/sim.ts';
import { expect, test } from '../../support/sim.ts';

type Answer = Parameters<Sim['addFault']>[0]['answer'];

const broken: readonly (readonly [what: string, answer: Answer])[] = [
  ['a connection that is reset', { wire: 'reset' }],
  ['a connection that is closed', { drop: 'connection' }],
  ['200 without a body', { wire: 'empty' }],
  ['half of the response', { wire: 'truncated' }],
  ['a malformed chunk', { wire: 'malformed-chunk' }],
  ['a page with 502', { status: 502, body: '<!doctype html><title>维护中</title>' }],
  ['a response that never comes', { wire: 'hang' }],
];

/** Waits until the next call of the list is answered or aborted. */
const endOf = (page: Page): Promise<unknown> => {
  const isList = (request: Request) => request.url().includes('queryBillPage');
  return Promise.race([
    page.waitForEvent('requestfinished', { predicate: isList, timeout: patience(40_000) }),
    page.waitForEvent('requestfailed', { predicate: isList, timeout: patience(40_000) }),
  ]);
};

test(
  'a list shows an error and a retry after a damaged response, and takes a slow or wrongly typed one',
  { tag: ['@qa-fault-wire'] },
  async ({ page, sim }) => {
    test.slow();
    const fault = { on: 'provisional.queryBillPage' };
    /** Replaces the answer of the session's first fault. */
    const spoilBy = async (answer: Answer) => {
      const changed = await page.request.put('/_sim/api/fault', { data: { id: 'f1', ...fault, answer } });
      expect(changed.ok(), await changed.text()).toBe(true);
    };
    await sim.open('baseline', '/help/problemList?productCode=12003');
    await sim.addFault({ ...fault, answer: { wire: 'reset' } });
    await page
      .getByRole('navigation', { name: '功能菜单' })
      .getByRole('link', { name: '账单还款', exact: true })
      .click();
    const panel = page.getByRole('tabpanel');
    const retry = panel.getByRole('button', { name: '重试' });
    for (const [what, answer] of broken)
      await test.step(what, async () => {
        await expect(retry).toBeVisible();
        await spoilBy(answer);
        const ended = endOf(page);
        await retry.click();
        await ended;
        await sim.settled();
        await expect(retry).toBeEnabled();
        await expect(panel.getByRole('row')).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1, name: '账单还款' })).toBeVisible();
      });
    await test.step('shows a slow answer', async () => {
      await spoilBy({ wire: 'slow-drip', over: '2s' });
      await retry.click();
      await expect(panel.locator('tbody tr')).toHaveCount(10);
      await expect(retry).toHaveCount(0);
    });
    await test.step('handles an answer with a wrong media type', async () => {
      await spoilBy({ wire: 'wrong-type' });
      const ended = endOf(page);
      await page.getByRole('tab', { name: '应还账单' }).click();
      await ended;
      await expect(panel.locator('tbody tr')).toHaveCount(4);
      await expect(retry).toHaveCount(0);
    });
  },
);
