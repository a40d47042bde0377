/** A simulator that has forgotten a session (restart, eviction, too long unused) says so; what was lost can be had again. */
import { startSimulator } from '#tools/simulatorProcess.ts';
import { bare, expect } from '../support/sim.ts';

bare(
  'a restart is told in the portal and in the console, with what was lost and the way back [mend-session-told]',
  async ({ page }) => {
    const first = await startSimulator();
    const { port } = new URL(first.origin);
    await page.goto(
      `${first.origin}/front/company/landing?stay=1&scenario=frozen-quota&clock=2026-11-20T10:00:00%2B08:00`,
    );
    const note = page.getByRole('status', { name: '模拟会话' });
    await page.reload();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(note).toHaveCount(0);
    await first.stop();

    const second = await startSimulator({ env: { PORT: port } });
    try {
      await page.goto(`${second.origin}/_sim`);
      await expect(note).toContainText('原场景：frozen-quota，时间：2026-11-20 10:00');
      await page.goto(`${second.origin}/front/company/landing?stay=1`);
      await expect(note).toContainText('模拟会话已丢失');
      await note.getByRole('link', { name: '回到原场景' }).click();
      await expect(page.getByRole('banner')).toBeVisible();
      const session = await (await page.request.get(`${second.origin}/_sim/api/session`)).json();
      expect(session).toMatchObject({
        scenarios: ['frozen-quota'],
        clock: { now: '2026-11-20T10:00:00+08:00' },
      });
      await page.goto(`${second.origin}/_sim`);
      await expect(page.getByRole('region', { name: '当前会话' }).getByText('frozen-quota')).toBeVisible();
      await expect(note).toHaveCount(0);
    } finally {
      await second.stop();
    }
  },
);
