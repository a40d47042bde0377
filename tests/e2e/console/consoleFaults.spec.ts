/** Tests the console's faults and its request log, as a tester uses them. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/sim.ts';

const OPERATION = 'gateway.orderQuickBill';

test.beforeEach(async ({ page }) => {
  await page.goto('/_sim#faults');
  // Enters by keyboard: the module that manages the focus loads with the first key.
  await page.keyboard.press('Tab');
});

/** Orders a quick bill at the gateway, as the portal does. */
const order = (page: Page, productCode = '12003') =>
  page.request.post('/gateway/api/v1/user/orderQuickBill', {
    data: { reqData: JSON.stringify({ productCode, companyAllOrderBill: true }), eid: '' },
  });

test(
  'adds, moves, changes and removes faults with documented codes',
  { tag: ['@qa-fault-single'] },
  async ({ page }) => {
    const rows = page.getByRole('table', { name: '生效中的故障' }).locator('tbody tr');
    const add = async (code: string) => {
      const form = page.getByRole('form', { name: '添加故障' });
      await form.getByRole('combobox', { name: '接口', exact: true }).fill(OPERATION);
      await form.getByRole('combobox', { name: '错误码', exact: true }).selectOption(code);
      await form.getByRole('button', { name: '添加故障' }).click();
      await expect(rows.filter({ hasText: `错误码 ${code}` })).toBeVisible();
    };
    const answers = async () => JSON.stringify(await (await order(page)).json());
    await add('9301');
    await add('9302');
    expect(await answers()).toContain('9301');

    await test.step('offers only the codes of the operation', async () => {
      const codes = await page
        .getByRole('combobox', { name: '错误码', exact: true })
        .locator('option')
        .allTextContents();
      expect(codes.map((text) => text.split(' ', 1)[0])).toEqual(
        expect.arrayContaining(['801', '9301', '9303']),
      );
      expect(codes.some((text) => text.startsWith('E1200009'))).toBe(false);
    });

    await test.step('the first matching fault answers; moving a fault up makes it the first', async () => {
      await page.getByRole('button', { name: `上移 ${OPERATION} 错误码 9302` }).press('Enter');
      await expect(rows.first()).toContainText('9302');
      // The first fault has no button to move up; the element in its place has a visible focus.
      await expect(page.getByRole('button', { name: `修改 ${OPERATION} 错误码 9302` })).toBeFocused();
      expect(await answers()).toContain('9302');
    });

    await test.step('changes a fault to another code and to the second request only', async () => {
      await page.getByRole('button', { name: `修改 ${OPERATION} 错误码 9302` }).click();
      const form = page.getByRole('form', { name: `修改 ${OPERATION}` });
      await form.getByRole('combobox', { name: '错误码', exact: true }).selectOption('9303');
      await form.getByRole('combobox', { name: '何时', exact: true }).selectOption('第几次');
      await form.getByRole('textbox', { name: '数', exact: true }).fill('2');
      await form.getByRole('button', { name: '保存修改' }).click();
      await expect(rows.first()).toContainText('错误码 9303');
      await expect(rows.first()).toContainText('第 2 次');
      expect(await answers()).toContain('9301');
      expect(await answers()).toContain('9303');
    });

    await test.step('removes one fault and keeps the other', async () => {
      await page.getByRole('button', { name: `移除 ${OPERATION} 错误码 9301` }).click();
      await expect(rows).toHaveCount(1);
      await expect(rows.first()).toContainText('错误码 9303');
    });
  },
);

test(
  'matches a fault by field value, every nth request or percentage',
  { tag: ['@qa-rules'] },
  async ({ page }) => {
    const rows = page.getByRole('table', { name: '生效中的故障' }).locator('tbody tr');
    const form = page.getByRole('form', { name: '添加故障' });
    const add = async (code: string, when: string, fields: Readonly<Record<string, string>>) => {
      await form.getByRole('combobox', { name: '接口', exact: true }).fill(OPERATION);
      await form.getByRole('combobox', { name: '错误码', exact: true }).selectOption(code);
      await form.getByRole('combobox', { name: '何时', exact: true }).selectOption(when);
      for (const [name, text] of Object.entries(fields)) await form.getByRole('textbox', { name }).fill(text);
      await form.getByRole('button', { name: '添加故障' }).click();
      await expect(rows.filter({ hasText: `错误码 ${code}` })).toBeVisible();
    };
    const isAnswered = async (code: string, productCode?: string): Promise<boolean> =>
      JSON.stringify(await (await order(page, productCode)).json()).includes(`"${code}"`);

    await test.step('matches the value of a field', async () => {
      await add('9302', '字段的值', { 字段: '/productCode', 值: '12007' });
      await expect(rows).toContainText('/productCode = 12007');
      await page.getByRole('button', { name: `写法 ${OPERATION} 错误码 9302` }).click();
      await expect(page.getByLabel('测试', { exact: true })).toHaveText(
        `await sim.when("${OPERATION}", {"like":{"/productCode":"12007"}}).fail({"code":"9302"});`,
      );
      await expect(page.getByLabel('YAML', { exact: true })).toContainText(`- on: "${OPERATION}"`);
      await expect(page.getByLabel('请求头', { exact: true })).toHaveText('X-Sim-Force: 9302');
      await page.getByRole('button', { name: `写法 ${OPERATION} 错误码 9302` }).click();
      expect([await isAnswered('9302'), await isAnswered('9302', '12007')]).toEqual([false, true]);
      await page.getByRole('button', { name: `移除 ${OPERATION} 错误码 9302` }).click();
      await expect(rows).toHaveCount(0);
    });

    await test.step('matches every second request', async () => {
      await add('9302', '每几次一次', { 数: '2' });
      await expect(rows).toContainText('每 2 次');
      const seen = [];
      for (let sent = 0; sent < 4; sent += 1) seen.push(await isAnswered('9302'));
      expect(seen).toEqual([false, true, false, true]);
      await page.getByRole('button', { name: `移除 ${OPERATION} 错误码 9302` }).click();
      await expect(rows).toHaveCount(0);
    });

    await test.step('matches a percentage of the requests', async () => {
      await add('9303', '百分之几', { 数: '50' });
      await expect(rows).toContainText('50%');
      let struck = 0;
      for (let sent = 0; sent < 40; sent += 1) if (await isAnswered('9303')) struck += 1;
      expect(struck).toBeGreaterThan(5);
      expect(struck).toBeLessThan(35);
      await page.getByRole('button', { name: `移除 ${OPERATION} 错误码 9303` }).click();
      await expect(rows).toHaveCount(0);
    });
  },
);

test(
  'filters and pages the log, turns a request into curl, a test and a fault, and shows a real backend',
  { tag: ['@qa-log-live'] },
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('tab', { name: '请求日志' }).click();
    const rows = page.getByRole('table', { name: '请求' }).locator('tbody tr');
    await order(page);
    await page.request.get('/api/v1/home/userDataV2?productCode=12003');

    await test.step('new requests appear by themselves', async () => {
      await expect(rows).toHaveCount(2);
      await expect(rows.filter({ hasText: OPERATION })).toBeVisible();
    });

    await test.step('filters requests with a problem', async () => {
      await page.request.post('/gateway/api/v1/user/orderQuickBill', { data: { reqData: '{}', eid: '' } });
      await page.getByRole('button', { name: /^不合契约/ }).click();
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText('请求不符');
      await rows.getByRole('button', { name: '展开' }).click();
      await expect(page.getByText('不合契约：请求')).toBeVisible();
      await expect(page.getByText('/reqData/productCode 缺少必填字段', { exact: true })).toBeVisible();
      // The sent body holds the payload as text; the log shows the parsed payload.
      await expect(page.getByLabel('请求所发')).toContainText('{"reqData":"{}","eid":""}');
      await page.getByRole('button', { name: '收起' }).click();
      await page.getByRole('button', { name: /^全部/ }).click();
    });

    await test.step('names a fault and a delay, and reports no violation for a request without an answer', async () => {
      const nickname = 'legacy.getUserNickName';
      const address = '/api/v1/user/getUserNickName?productCode=12003';
      const add = (answer: object) =>
        page.request.post('/_sim/api/faults', { data: { on: nickname, answer, times: 1 } });
      await add({ delay: '20ms' });
      await page.request.get(address);
      await add({ drop: 'connection' });
      await page.request.get(address).catch(() => undefined);
      await page.getByRole('button', { name: '故障', exact: true }).click();
      await expect(rows).toHaveCount(2);
      await expect(rows.first()).toContainText('断开连接');
      await expect(rows.last()).toContainText('世界推迟应答 20ms');
      await page.getByRole('searchbox', { name: '搜索请求' }).fill('断开');
      await expect(rows).toHaveCount(1);
      await rows.getByRole('button', { name: '展开' }).click();
      await expect(page.getByText('遇到的故障：断开连接')).toBeVisible();
      await expect(page.getByLabel('应答所发')).toHaveText('没有应答');
      await expect(page.getByText('不合契约：应答')).toHaveCount(0);
      await page.getByRole('searchbox', { name: '搜索请求' }).fill('');
      await page.getByRole('button', { name: /^全部/ }).click();
    });

    await test.step('a request is copied as curl, and as a test of its response', async () => {
      await rows.filter({ hasText: OPERATION }).last().getByRole('button', { name: '展开' }).click();
      await page.getByRole('button', { name: '复制为 curl' }).click();
      await expect(page.getByText('curl，已复制')).toBeVisible();
      const curl = await page.evaluate(() => navigator.clipboard.readText());
      expect(curl).toContain(`curl -i -X POST '${baseURL ?? ''}/gateway/api/v1/user/orderQuickBill'`);
      expect(curl).toContain(String.raw`{"reqData":"{\"productCode\":\"12003\"`);
      await page.getByRole('button', { name: '复制测试代码' }).click();
      await expect(page.getByText('Playwright，已复制')).toBeVisible();
      const snippet = await page.evaluate(() => navigator.clipboard.readText());
      expect(snippet).toContain("await request.post('./gateway/api/v1/user/orderQuickBill', {");
      expect(snippet).toContain('toMatchObject({');
    });

    await test.step('a key turns the open request into a fault', async () => {
      await page.keyboard.press('n');
      await expect(page.getByRole('combobox', { name: '接口', exact: true })).toHaveValue(OPERATION);
    });

    await test.step('an operation goes to a real backend; contract violations are shown and recorded', async () => {
      const coupon = 'standard.queryCouponInfo';
      // The key of the tab 上游与录制.
      await page.keyboard.press('3');
      const form = page.getByRole('form', { name: '交给真实后端' });
      await form.getByRole('combobox', { name: '服务或接口' }).fill(coupon);
      await form.getByRole('textbox', { name: '后端地址' }).fill(baseURL ?? '');
      await page.getByRole('tab', { name: '故障', exact: true }).click();
      await page.getByRole('tab', { name: '上游与录制' }).click();
      await expect(form.getByRole('textbox', { name: '后端地址' })).toHaveValue(baseURL ?? '');
      await form.getByRole('button', { name: '交给后端' }).click();
      await expect(page.getByRole('table', { name: '由谁作答' })).toContainText(baseURL ?? '');
      const answer = await page.request.post('/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo', {
        data: { productCode: 'none' },
      });
      expect(answer.headers()['x-sim-answered-by']).toBe('upstream');
      const finding = page.getByRole('table', { name: '发现' }).locator('tbody tr');
      await expect(finding).toContainText(`${coupon}请求/productCode`);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: '存为场景' }).click();
      expect((await download).suggestedFilename()).toBe('recorded.yaml');
      await expect(
        page.getByText(/次对话，已下载 recorded\.yaml，请放进 scenarios\/recorded\//),
      ).toBeVisible();
      await form.getByRole('textbox', { name: '后端地址' }).fill('http://127.0.0.1:1');
      await form.getByRole('button', { name: '交给后端' }).click();
      await expect(page.getByRole('table', { name: '由谁作答' })).toContainText('http://127.0.0.1:1');
      await page.request.post('/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo', { data: {} });
      await expect(page.getByRole('table', { name: '各接口' })).toContainText('最近：连接被拒绝');
      await page.getByRole('button', { name: `收回 ${coupon}` }).click();
      await expect(page.getByText('全部由模拟器作答', { exact: true })).toBeVisible();
      await page.getByRole('tab', { name: '请求日志' }).click();
      await page.getByRole('button', { name: '后端', exact: true }).click();
      await expect(rows).toHaveCount(2);
      await page.getByRole('button', { name: '全部', exact: true }).click();
    });

    await test.step('the HAR of the log and the replayable HAR have different file names', async () => {
      for (const [name, file] of [
        ['导出 HAR', 'requests.har'],
        ['导出可重放的 HAR', 'requests-replayable.har'],
      ] as const) {
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name, exact: true }).click();
        expect((await download).suggestedFilename()).toBe(file);
      }
    });

    await test.step('shows fifty requests per page, the newest first', async () => {
      for (let sent = 0; sent < 55; sent += 1)
        await page.request.get('/api/v1/home/userDataV2?productCode=12003');
      await expect(rows).toHaveCount(50);
      await page.getByRole('button', { name: '更早' }).click();
      await expect(rows.filter({ hasText: OPERATION })).toHaveCount(2);
      await page.getByRole('button', { name: '最新' }).click();
      await expect(rows).toHaveCount(50);
    });
  },
);
