/** Tests cancelling a product. Spec 1 §2 (distoryUserAccount), §4 (6001, 7001), §6 */
import { goTo } from '../../support/goTo.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

const CHECK = '/distoryUserAccount/check?productCode=12003&reason=NOT_NEEDED';

test(
  'leads through notice and reason to every blocker, with its amount and a link to settle it',
  {
    tag: [
      '@route-distory-tip',
      '@route-distory-apply',
      '@route-distory-check',
      '@cancel-blocks',
      '@role-parent-cancel-product',
    ],
  },
  async ({ page, sim }) => {
    // In this scenario the provider examines the claim of a transfer.
    await sim.open('claim-operator', '/company/index?productCode=12003');
    await test.step('notice and application demand agreement and a reason', async () => {
      await page.getByRole('button', { name: '账号与安全' }).click();
      await page.getByRole('link', { name: '产品注销' }).click();
      await expect(page.getByRole('heading', { name: '注销须知', level: 1 })).toBeVisible();
      await expectWhole(page.getByRole('main'), 'cancelProduct.notice');
      await page.getByRole('button', { name: '下一步' }).click();
      await expect(page.getByRole('alert')).toHaveText('请先阅读并同意注销须知');
      await expect(page.getByRole('checkbox', { name: '我已阅读并同意注销须知' })).toBeFocused();
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: '下一步' }).click();
      await expect(page.getByRole('heading', { name: '注销申请', level: 1 })).toBeVisible();
      await expectWhole(page.getByRole('main'), 'cancelProduct.apply');
      await page.getByRole('button', { name: '下一步，校验' }).click();
      await expect(page.getByRole('alert')).toHaveText('请选择注销原因');
      await page.getByRole('radio', { name: '暂无采购需求' }).check();
      await page.getByRole('button', { name: '下一步，校验' }).click();
      await expect(page.getByRole('heading', { name: '注销校验', level: 1 })).toBeVisible();
      await expect(page.getByText('不符合注销条件')).toBeVisible();
    });
    await expectWhole(page.getByRole('main'), 'cancelProduct.blocks');
    const rowOf = (title: RegExp) => page.getByRole('listitem').filter({ hasText: title });
    await expect(rowOf(/应还账单4笔/)).toContainText('269,548.52');
    await expect(rowOf(/未出账借款/)).toContainText('41,276.80');
    await expect(rowOf(/待收货订单/).getByRole('link', { name: '查看订单' })).toBeVisible();
    await expect(rowOf(/退款中/).getByRole('link', { name: '查看退款' })).toBeVisible();
    await expect(rowOf(/溢缴款账户余额/)).toContainText('86,300.45');
    // Unclaimed money shows no amount, because the amount proves the claim.
    await expect(rowOf(/待认领来款2笔/).getByRole('link', { name: '去认领' })).toHaveAttribute(
      'href',
      /\/vas\/vasClaim\?/,
    );
    await expect(rowOf(/认领中的来款1笔/)).toContainText('56,000.00');
    await expect(rowOf(/认领中的来款1笔/).getByRole('link', { name: '认领记录' })).toHaveAttribute(
      'href',
      /\/vas\/claimRecord\?/,
    );
    await expect(rowOf(/子账号未冻结/)).toContainText('共12个，2个已冻结');
    await expect(rowOf(/待签署合同1份/)).toContainText('企业信息查询授权书');
    await expect(page.getByText('欠款合计（元）')).toBeVisible();
    await expect(page.getByRole('button', { name: '提交注销' })).toBeDisabled();
    await rowOf(/应还账单/)
      .getByRole('link', { name: '去还款' })
      .click();
    await expect(page).toHaveURL(/\/company\/billListNew\?tabName=waitRepay/);
  },
);

test(
  'cancels the product in all tabs once nothing blocks it, and offers to open it again',
  { tag: ['@cancel-through', '@route-distory-result'] },
  async ({ page, context, sim }) => {
    await sim.open('cancel-contract-left', CHECK);
    await expectWhole(page.getByRole('main'), 'cancelProduct.check');
    await expect(page.getByText('不符合注销条件')).toBeVisible();
    await page.getByRole('link', { name: '去签署' }).click();
    await page.getByRole('button', { name: '签署企业信息查询授权书' }).click();
    const sign = page.getByRole('dialog', { name: '合同签署' });
    await sign.getByRole('checkbox').check();
    await sign.getByRole('button', { name: '同意并签署' }).click();
    await expect(sign).toBeHidden();
    await page.goBack();
    await expect(page.getByText('符合注销条件，可提交注销。')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/front/company/index?productCode=12003');
    await expect(other.getByRole('link', { name: '账单还款', exact: true })).toBeVisible();
    await page.getByRole('button', { name: '提交注销' }).click();
    const confirm = page.getByRole('dialog', { name: '确认注销' });
    await confirm.getByRole('button', { name: '获取验证码' }).click();
    await confirm.getByRole('textbox', { name: '短信验证码' }).fill('000000');
    await confirm.getByRole('button', { name: '确认注销' }).click();
    await expect(confirm.getByRole('alert')).toContainText('验证码错误');
    await confirm.getByRole('textbox', { name: '短信验证码' }).fill('246810');
    await confirm.getByRole('button', { name: '确认注销' }).click();
    await expect(page.getByRole('heading', { name: '产品已注销' })).toBeVisible();
    await expect(page.getByText(/^ZX20261112/)).toBeVisible();
    await test.step('a tab that showed the home is led to the landing', async () => {
      await expect(other).toHaveURL(/\/company\/landing/);
      await expect(other.getByRole('link', { name: '账单还款', exact: true })).toHaveCount(0);
      await other.close();
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: '产品已注销' })).toBeVisible();
    await expect(page.getByRole('link', { name: '账单还款', exact: true })).toHaveCount(0);
    await test.step('home is closed, the landing offers to open it again', async () => {
      await goTo(page, '/company/index?productCode=12003');
      await expect(page).toHaveURL(/\/company\/landing/);
      await page.getByRole('button', { name: '立即开通' }).first().click();
      await expect(page).toHaveURL(/\/(company|standardOpen)/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  },
);

test(
  'a child account and a pending rebate prevent the cancellation, a lost response does not',
  { tag: ['@cancel-block-6001', '@cancel-block-7001', '@role-child-cancel-message'] },
  async ({ page, sim }) => {
    await test.step('a child account cannot cancel the product', async () => {
      await sim.open('child-account', '/distoryUserAccount?productCode=12003');
      await expectWhole(page.getByRole('main'), 'cancelProduct.child');
      await expect(page.getByText('子账号无法注销产品，请由母账号在PC端冻结或删除子账号')).toBeVisible();
      await expect(page.getByRole('button', { name: '下一步' })).toHaveCount(0);
      await goTo(page, CHECK);
      await expect(page.getByText('子账号不支持注销')).toBeVisible();
      await expect(page.getByRole('button', { name: '提交注销' })).toHaveCount(0);
      await expect(page.getByText('以下事项全部处理后可提交注销')).toHaveCount(0);
    });
    await test.step('a rebate prevents the cancellation until it arrives', async () => {
      await sim.change('rebate-in-transit', CHECK);
      await expect(page.getByText('您有在途返利待处理，暂不可注销')).toBeVisible();
      await expect(page.getByRole('button', { name: '提交注销' })).toBeDisabled();
      // The rebate arrives on 2026-11-15.
      await sim.setClock({ advance: { days: 4 } });
      await page.getByRole('button', { name: '重新校验' }).click();
      await expect(page.getByText('符合注销条件，可提交注销。')).toBeVisible();
    });
    await test.step('shows the result without an error if the response is lost', async () => {
      await sim.addFault({ on: 'provisional.cancelProduct', answer: { drop: 'answer' }, times: 1 });
      await page.getByRole('button', { name: '提交注销' }).click();
      const confirm = page.getByRole('dialog', { name: '确认注销' });
      await confirm.getByRole('button', { name: '获取验证码' }).click();
      await confirm.getByRole('textbox', { name: '短信验证码' }).fill('246810');
      await confirm.getByRole('button', { name: '确认注销' }).click();
      await expect(page.getByRole('heading', { name: '产品已注销' })).toBeVisible();
      expect(await page.getByText('系统异常').count()).toBe(0);
    });
  },
);
