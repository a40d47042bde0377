/** Tests the company's data and their change. Spec 1 §2 (companyInfo, modifyPhone), §5, §6 */
import type { Page } from '@playwright/test';
import { SMALL_PAGE } from '../../support/goTo.ts';
import { onPhoneToo } from '../../support/onPhoneToo.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

const INFO = '/company/companyInfo?productCode=12003';
const menuEntry = (page: Page) => page.getByRole('link', { name: /^企业信息/ });

test(
  'a parent completes the information and follows the application',
  {
    tag: [
      '@route-company-companyinfo',
      '@role-parent-company-info',
      '@info-masked-eye',
      '@info-todo',
      '@info-change',
    ],
  },
  async ({ page, sim }) => {
    await sim.open('baseline', `${SMALL_PAGE}?productCode=12003`);
    await menuEntry(page).click();
    await expect(page.getByRole('heading', { name: '企业信息', level: 1 })).toBeVisible();
    await expectWhole(page.getByRole('main'), 'company');
    await test.step('shows the identity number after a press of the eye button', async () => {
      await expect(page.getByText('330102********2320')).toBeVisible();
      await page.getByRole('button', { name: '显示身份证号' }).click();
      await expect(page.getByText('330102197806142320')).toBeVisible();
      await expect(page.getByRole('region', { name: '管理员' })).toContainText('138****6027');
    });
    await test.step('lists missing information, which an application adds', async () => {
      await expect(menuEntry(page)).toContainText('待完善');
      const todo = page.getByRole('region', { name: '待完善信息（1项）' });
      await expect(todo.getByRole('listitem')).toHaveText(['实际经营地址']);
      await todo.getByRole('button', { name: '去完善' }).click();
      const form = page.getByRole('dialog', { name: '申请变更企业信息' });
      await form.getByRole('button', { name: '提交变更申请' }).click();
      await expect(form.getByText('请填写实际经营地址')).toBeVisible();
      await form.getByRole('textbox', { name: '注册资本（万元）' }).fill('2000');
      await form.getByRole('textbox', { name: '实际经营地址' }).fill('西兴街道江陵路336号3层');
      // An empty end means that the licence does not end (长期).
      await form.getByRole('textbox', { name: '营业期限至' }).fill('');
      const address = form.getByRole('textbox', { name: '详细地址' });
      const was = await address.inputValue();
      await address.fill('');
      await form.getByRole('button', { name: '提交变更申请' }).click();
      await expect(address).toBeFocused();
      await expect(form.getByText('请填写此项')).toBeVisible();
      await address.fill(was);
      await form.getByRole('button', { name: '提交变更申请' }).click();
      await expect(form).toBeHidden();
      await expect(page.getByRole('region', { name: '变更申请' }).getByText('审核中')).toBeVisible();
      await expect(page.getByRole('region', { name: '变更申请' })).toContainText('长期原：2046-05-17');
      await expect(menuEntry(page)).not.toContainText('待完善');
      await expect(page.getByRole('button', { name: '申请变更' })).toBeDisabled();
    });
    await test.step('shows the information after the review passes', async () => {
      await sim.setClock({ advance: { days: 2 } });
      await sim.refetch(INFO);
      await expect(page.getByRole('region', { name: '变更申请' }).getByText('已通过')).toBeVisible();
      await expect(page.getByRole('region', { name: '基础信息' })).toContainText('2,000.00万元');
      await expect(page.getByRole('region', { name: '基础信息' })).toContainText('西兴街道江陵路336号3层');
      await expect(page.getByRole('region', { name: '基础信息' })).toContainText('营业期限至长期');
    });
  },
);

test(
  'a parent sees why an application was refused and starts another; a child cannot open the page',
  { tag: ['@info-change', '@info-masked-eye'] },
  async ({ page, sim }) => {
    await sim.open('company-change-refused', INFO);
    await expectWhole(page.getByRole('main'), 'company.refused');
    const changes = page.getByRole('region', { name: '变更申请' });
    await expect(changes.getByText('未通过', { exact: true })).toBeVisible();
    await expect(changes).toContainText('与工商登记信息不一致');
    await expect(page.getByRole('region', { name: '基础信息' })).toContainText('500.00万元');
    await changes.getByRole('button', { name: '重新申请' }).click();
    await expect(page.getByRole('dialog', { name: '申请变更企业信息' })).toBeVisible();
    await test.step('a child account cannot open the page', async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await sim.change('child-account', INFO);
      await expect(page.getByText('此页面仅企业的母账号可使用，请联系企业母账号')).toBeVisible();
      await expect(page.getByText('330102')).toHaveCount(0);
      await expect(page.getByRole('button', { name: /显示/ })).toHaveCount(0);
    });
  },
);

test(
  'an expired real name shows its tag and leads to the renewal',
  { tag: ['@info-realname-expiry'] },
  async ({ page, sim }) => {
    await sim.open('real-name-expired', INFO);
    await expectWhole(page.getByRole('main'), 'company.expired');
    await onPhoneToo(page, () => expect(page.getByText('实名已失效')).toBeVisible());
    await page.getByRole('button', { name: '重新认证' }).click();
    await page.getByRole('button', { name: '完成认证' }).click();
    await expect(page.getByRole('heading', { name: '企业信息', level: 1 })).toBeVisible();
    await expect(page.getByText('实名已失效')).toHaveCount(0);
  },
);

test(
  'asks for another proof of the old number after the first one has expired',
  { tag: ['@info-phone'] },
  async ({ page, sim }) => {
    await page.clock.install();
    await sim.open('baseline', '/company/companyInfo/modifyPhone?productCode=12003');
    const code = page.getByRole('textbox', { name: '短信验证码' });
    const prove = async (then: string) => {
      await page.getByRole('button', { name: /获取/ }).click();
      await expect(page.getByText(/^验证码已发送至/).last()).toBeVisible();
      await code.fill('246810');
      await page.getByRole('button', { name: then }).click();
    };
    await prove('下一步');
    await page.getByRole('textbox', { name: '新手机号' }).fill('13957118806');
    // A verified code proves the old number for ten minutes more than the five of the code itself.
    await sim.setClock({ advance: 'PT16M' });
    await prove('确认修改');
    await expect(page.getByText('手机号验证已失效，请重新验证')).toBeVisible();
    await expect(page.getByText('验证码将发送至原手机号138****6027')).toBeVisible();
    // The button offers the next code after a minute.
    await page.clock.fastForward('01:00');
    await prove('下一步');
    await page.getByRole('textbox', { name: '新手机号' }).fill('13957118806');
    await page.clock.fastForward('01:00');
    await sim.setClock({ advance: 'PT1M' });
    await prove('确认修改');
    await expect(page.getByRole('heading', { name: '手机号已修改' })).toBeVisible();
  },
);

for (const [family, scenario, product, from] of [
  ['company', 'baseline', '12003', '/company/companyInfo'],
  ['distributor', 'wholesale', '12012', '/fenxiao/companyInfo/index'],
  ['shared', 'used-goods', '12017', '/companyInfo'],
] as const)
  test(
    `changes the phone with codes of the old and the new number: ${family}`,
    {
      tag: [
        '@info-phone',
        '@route-company-companyinfo-modifyphone',
        '@route-fenxiao-companyinfo-state',
        '@route-fenxiao-companyinfo-index',
        '@route-shared-companyinfo',
        '@route-shared-companyinfo-modifyphone',
      ],
    },
    async ({ page, sim }) => {
      await sim.open(scenario, `${from}?productCode=${product}`);
      await expect(page.getByRole('heading', { name: '企业信息', level: 1 })).toBeVisible();
      await expectWhole(page.getByRole('main'), `company.${family}`);
      if (family !== 'shared')
        await expect(menuEntry(page)).toHaveAttribute('href', `/front${from}?productCode=${product}`);
      await page.getByRole('link', { name: '修改手机号' }).click();
      await expect(page.getByRole('heading', { name: '修改手机号', level: 1 })).toBeVisible();
      await expectWhole(page.getByRole('main'), `phone.${family}`);
      const code = page.getByRole('textbox', { name: '短信验证码' });
      const ask = page.getByRole('button', { name: '获取验证码' });
      await ask.click();

      await code.fill('000000');
      await page.getByRole('button', { name: '下一步' }).click();
      await expect(page.getByRole('alert')).toContainText('验证码错误');
      await code.fill('246810');
      await page.getByRole('button', { name: '下一步' }).click();
      await page.getByRole('textbox', { name: '新手机号' }).fill('13957118806');
      await ask.click();
      await code.fill('246810');
      await page.getByRole('button', { name: '确认修改' }).click();
      await expect(page.getByRole('heading', { name: '手机号已修改' })).toBeVisible();
      await page.getByRole('button', { name: '返回企业信息' }).click();
      await expect(page.getByRole('region', { name: '管理员' })).toContainText('139****8806');
    },
  );
