import { expect, test } from '../../support/sim.ts';

test(
  'shows build, contracts and configuration without secrets on the QA page',
  { tag: ['@route-buildtest', '@open-buildtest-facts'] },
  async ({ page, sim }) => {
    await sim.open('logged-out', '/buildTest');
    await expect(page.getByRole('heading', { level: 1, name: '构建测试' })).toBeVisible();
    const served = await page.evaluate(async () => ({
      build: (await (await fetch('/front/build.json')).json()) as {
        version: string;
        commit: string;
        contracts: Record<string, string>;
      },
      config: (await (await fetch('/front/config.json')).json()) as {
        systemId: string;
        systemToken: string;
        services: Record<string, string>;
        hosts: Record<string, string>;
      },
    }));
    const factsOf = async (card: string) => {
      const region = page.getByRole('region', { name: card, exact: true });
      const [labels, values] = await Promise.all([
        region.getByRole('term').allTextContents(),
        region.getByRole('definition').allTextContents(),
      ]);
      return Object.fromEntries(labels.map((label, index) => [label, values[index]]));
    };
    await expect(page.getByText(served.build.commit)).toBeVisible();
    expect(await factsOf('构建')).toMatchObject({
      版本: served.build.version,
      代码提交: served.build.commit,
    });
    expect(served.build.commit).toMatch(/^([0-9a-f]{40}(\+[0-9a-f]{12})?|no commit)$/);
    expect(await factsOf('接口契约版本')).toEqual(served.build.contracts);
    expect(Object.keys(served.build.contracts)).toEqual(Object.keys(served.config.services));
    const withWordsForEmpty = (entries: Record<string, string>, empty: string) =>
      Object.fromEntries(
        Object.entries(entries).map(([name, value]) => [name, value === '' ? empty : value]),
      );
    expect(await factsOf('服务地址')).toEqual(withWordsForEmpty(served.config.services, '与本站同源'));
    expect(await factsOf('外部页面')).toEqual(withWordsForEmpty(served.config.hosts, '未配置'));
    expect(await factsOf('其他配置')).toMatchObject({ 系统标识: served.config.systemId, 系统令牌: '已配置' });
    expect(served.config.systemToken).not.toBe('');
    await expect(page.locator('body')).not.toContainText(served.config.systemToken);
  },
);
