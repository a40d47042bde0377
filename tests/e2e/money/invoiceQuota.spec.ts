/** Tests a higher limit by invoices, and the page that leads to the purchasing mall. Spec 1 §2 (/invoiceQuotaNew, /qygTransfer) */
import { goTo } from '../../support/goTo.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

// Invoice numbers: two valid ones, one already used, one expired, and one of another company.
const first = '26332000000118204417';
const second = '26332000000120995630';
const used = '26332000000103377514';
const expired = '25332000000077120945';
const foreign = '26332000000119306628';

// The limit rises by a fifth of the invoices' amounts.

test(
  'checks typed, pasted and uploaded invoices, of which the valid ones raise the limit',
  { tag: ['@invoice-enter', '@invoice-checked', '@invoice-apply', '@route-invoicequotanew'] },
  async ({ page, sim }) => {
    const results = page.getByRole('table', { name: '发票校验结果' });
    const row = (no: string) => results.getByRole('row').filter({ hasText: no });
    const input = (name: string) => page.getByRole('tab', { name });

    await test.step('a typed invoice: first wrong, then valid', async () => {
      await sim.open('baseline', '/invoiceQuotaNew?productCode=12003');
      await expect(page.getByRole('heading', { name: '发票提额', level: 1 })).toBeVisible();
      await expect(page.getByText('还没有录入发票')).toBeVisible();
      await expectWhole(page.getByRole('main'), 'invoiceQuota');
      await page.getByRole('textbox', { name: '发票号码' }).fill('123');
      await page.getByRole('button', { name: '添加发票' }).click();
      await expect(page.getByText('请输入20位发票号码')).toBeVisible();
      await page.getByRole('textbox', { name: '发票号码' }).fill(first);
      await page.getByLabel('开票日期').fill('2026-10-18');
      await page.getByRole('textbox', { name: '价税合计（元）' }).fill('286400');
      await page.getByRole('button', { name: '添加发票' }).click();
      await expect(row(first)).toContainText('可用');
      await expect(page.getByRole('button', { name: '申请提额57,280.00元' })).toBeEnabled();
    });

    await test.step('lists duplicate, expired and foreign invoices of a pasted list', async () => {
      await input('粘贴号码').click();
      await page
        .getByRole('textbox', { name: '发票号码' })
        .fill(`${used}\n${expired}，${foreign} ${first} 12345678`);
      await page.getByRole('button', { name: '识别并校验' }).click();
      await expect(page.getByText('以下号码不是20位，未添加：12345678')).toBeVisible();
      await expect(row(used)).toContainText('重复');
      await expect(row(used)).toContainText('已用于其他提额申请');
      await expect(row(expired)).toContainText('超过期限');
      await expect(row(foreign)).toContainText('购买方为杭州禾川自动化有限公司，不是本企业');
      await expect(row(first).nth(1)).toContainText('与本次第1张重复');
      await expect(page.getByText('4张未通过校验，不计入提额，提交时自动排除')).toBeVisible();
    });

    await test.step('a file of invoices survives a reload', async () => {
      // A switch of the tab within 300 ms of the last one is ignored (2 §4), and the checks took less.
      await expect(async () => {
        await input('上传文件').click();
        await expect(input('上传文件')).toHaveAttribute('aria-selected', 'true', { timeout: 300 });
      }).toPass();
      await page
        .getByLabel('选择文件')
        .first()
        .setInputFiles({
          name: '发票.txt',
          mimeType: 'text/plain',
          // The encoding of Excel's "Unicode text".
          buffer: Buffer.from(
            `\uFEFF发票号码\t开票日期\t价税合计\r\n${second}\t2026-09-06\t158620.50\r\n`,
            'utf16le',
          ),
        });
      await expect(row(second)).toContainText('可用');
      await expect(page.getByText('可用2张合计（元）')).toBeVisible();
      await expect(page.getByText('445,020.50')).toBeVisible();
      await page.reload();
      await expect(results.getByRole('row')).toHaveCount(7);
      // A double click before the other invoices are checked removes only one.
      await page.getByRole('button', { name: `移除第2张${used}` }).dblclick();
      await expect(results.getByRole('row')).toHaveCount(6);
    });

    await test.step('removed invoices come back to their place', async () => {
      await page.getByRole('button', { name: `撤销${used}` }).click();
      await expect(results.getByRole('row')).toHaveCount(7);
      await expect(results.getByRole('row').nth(2)).toContainText(used);
      await page.getByRole('button', { name: '全部移除' }).click();
      await expect(page.getByText('还没有录入发票')).toBeVisible();
      await page.getByRole('button', { name: '撤销6张发票' }).click();
      await expect(results.getByRole('row')).toHaveCount(7);
    });

    await test.step('the limit is higher after the application has passed its review', async () => {
      await page.getByRole('button', { name: '申请提额89,004.10元' }).click();
      const dialog = page.getByRole('dialog', { name: '确认申请发票提额' });
      await expect(dialog).toContainText('总额度由1,200,000.00元提升至1,289,004.10元');
      await dialog.getByRole('button', { name: '确定' }).click();
      await expect(page.getByText('申请已提交，审核结果在消息中提醒')).toBeVisible();
      const records = page.getByRole('table', { name: '发票提额申请' });
      await expect(records).toContainText('审核中');
      await expect(page.getByText('有提额申请正在审核，审核结束后可再次申请')).toBeVisible();
      await sim.setClock({ advance: { days: 3 } });
      await page.reload();
      await expect(records).toContainText('1,289,004.10');
      await goTo(page, '/quotaManage');
      await expect(page.getByText('1,289,004.10').first()).toBeVisible();
    });
  },
);

test(
  'gives the reason why invoices raise no limit: a child account, or the product',
  { tag: ['@route-invoicequotanew'] },
  async ({ page, sim }) => {
    await sim.open('child-account', '/invoiceQuotaNew');
    await expect(page.getByText('仅母账号可申请发票提额，请联系企业母账号')).toBeVisible();
    await sim.open('wholesale', '/invoiceQuotaNew?productCode=12012');
    await expect(page.getByText('当前产品不支持发票提额')).toBeVisible();
  },
);

test.describe('with a lost connection', () => {
  test.use({ ownContext: true });

  test(
    'names the mall, and leads there when the connection is restored',
    { tag: ['@qyg-transfer', '@route-qygtransfer'] },
    async ({ page, sim, context }) => {
      await page.clock.install();
      await sim.open('baseline', '/qygTransfer');
      await expect(page.getByRole('heading', { name: '企业购跳转', level: 1 })).toBeVisible();
      await expect(page.getByText(/即将离开本站，前往企业购（127\.0\.0\.1/)).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: '5秒后自动前往' })).toBeVisible();
      // A call in progress would fail and show an error.
      await sim.settled();
      await context.setOffline(true);
      await expect(page.getByText('网络连接已断开，暂时无法前往企业购；网络恢复后将继续')).toBeVisible();
      await expect(page.getByRole('button', { name: '立即前往' })).toBeDisabled();
      await page.clock.runFor(10_000);
      await expect(page).toHaveURL(/\/qygTransfer/);
      await context.setOffline(false);
      await page.clock.runFor(6_000);
      await expect(page).toHaveURL(/\/_sim\/ext\/enterprise-purchase/);
      await expect(page.getByRole('heading', { name: '企业购' })).toBeVisible();
    },
  );
});
