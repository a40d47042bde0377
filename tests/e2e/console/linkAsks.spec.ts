/** Tests a link on another site's page, under plain http and a host name, where browsers do not send the origin of a request. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onPhoneToo } from '../../support/onPhoneToo.ts';
import { bare, expect } from '../../support/sim.ts';

const faults = [
  { on: 'standard.queryCouponInfo', answer: { code: '9999999' }, times: 2 },
  { on: 'asset:/front/nothing-of-this-name/*.js', answer: { delay: '3s' } },
];
/** Would change the portal's targets (config.json). */
const steering = [{ on: 'asset:/front/**', answer: { body: '{"hosts":{"login":"http://evil.example"}}' } }];

/** A page of another site with links to the simulator. */
function otherSite(simulator: string): Promise<Server> {
  const link = (name: string, query: Record<string, string>, rel = '') =>
    `<p><a href="${simulator}/front/company/index?${new URLSearchParams(query).toString().replaceAll('&', '&amp;')}" rel="${rel}">${name}</a></p>`;
  const page = `<!doctype html><meta charset="utf-8"><title>other</title>
    ${link('offer', { scenario: 'frozen-quota', clock: '2026-11-20T09:30:00+08:00', faults: JSON.stringify(faults) })}
    ${link('hidden offer', { scenario: 'child-account' }, 'noreferrer')}
    ${link('bad offer', { faults: JSON.stringify(steering) })}`;
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(page),
  );
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
}

bare(
  'shows what a link of another site does before it takes effect, wide and on a phone',
  { tag: ['@hold-link-page'] },
  async ({ page, baseURL }) => {
    const other = await otherSite((baseURL ?? '').replace('127.0.0.1', 'portal.test'));
    const site = `http://127.0.0.1:${String((other.address() as AddressInfo).port)}/`;
    const heading = page.getByRole('heading', { name: '打开这个链接？' });
    try {
      await bare.step('without a session: shows the future session', async () => {
        await page.goto(site);
        await page.getByRole('link', { name: 'offer', exact: true }).click();
        await onPhoneToo(page, async () => {
          await expect(heading).toBeVisible();
          await expect(page.getByText('会新建一个会话')).toBeVisible();
          await expect(page.getByText('（frozen-quota）')).toBeVisible();
          await expect(page.getByText('2026-11-20 09:30:00，时钟静止')).toBeVisible();
          await expect(page.getByText(/queryCouponInfo）：错误码 9999999，每次，共 2 次/)).toBeVisible();
          await expect(page.getByText(/文件 .*：推迟应答 3s，每次/)).toBeVisible();
          await expect(page.getByRole('link', { name: '不打开，前往门户' })).toBeVisible();
        });
        expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('sim_session');
      });
      await bare.step('the user starts it', async () => {
        await page.getByRole('link', { name: '开始', exact: true }).click();
        await expect(page.getByText('您的额度已冻结')).toBeVisible();
      });
      await bare.step('asks before a link that hides its page, and keeps the session', async () => {
        await page.goto(site);
        await page.getByRole('link', { name: 'hidden offer' }).click();
        await expect(heading).toBeVisible();
        await expect(page.getByText(/现有的会话（.*冻结.*）会丢失/)).toBeVisible();
        await page.getByRole('link', { name: '保留现有的会话' }).click();
        await expect(page.getByText('您的额度已冻结')).toBeVisible();
      });
      await bare.step('refuses a link that sets the portal’s targets', async () => {
        await page.goto(site);
        await page.getByRole('link', { name: 'bad offer' }).click();
        await expect(page.getByText(/config\.json 决定门户通往哪里/)).toBeVisible();
      });
    } finally {
      other.close();
    }
  },
);
