/** Tests purchasing accounts and company data of the factoring products 12023 and 12037. */
import type { Page } from '@playwright/test';
import { goTo, SMALL_PAGE } from '../../support/goTo.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

const LIST = '/baolibiaopin/accountManage';
const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { name, level: 1, exact: true });
const table = (page: Page) => page.getByRole('table', { name: '采购账号管理' });

test(
  'adds one or several accounts of product 12023 on separate pages, and opens the limit of one',
  {
    tag: [
      '@bl-accounts',
      '@route-bl-accountmanage',
      '@route-bl-accountmanage-add',
      '@route-bl-accountmanage-addsingle',
    ],
  },
  async ({ page, sim }) => {
    await sim.open('factoring', `${SMALL_PAGE}?productCode=12023`);
    await page.getByRole('navigation').getByRole('link', { name: '采购账号管理' }).click();
    await expect(page.getByText('12个子账号，10个正常，2个已冻结')).toBeVisible();
    await expectWhole(page.getByRole('main'), 'factoring.accounts');
    await test.step('adds one account', async () => {
      await page.getByRole('link', { name: '新增账号', exact: true }).click();
      await expect(heading(page, '单个新增采购账号')).toBeVisible();
      await expectWhole(page.getByRole('main'), 'factoring.addOne');
      await expect(page).toHaveURL(/\/baolibiaopin\/accountManage\/addAccountSingle/);
      const submit = page.getByRole('button', { name: '确认新增' });
      await page.getByRole('textbox', { name: '登录账号' }).fill('hechuan_cg14');
      await page.getByRole('textbox', { name: '账号名称' }).fill('禾川保理采购组');
      await page.getByRole('textbox', { name: '手机号' }).fill('13606812257');
      await page.getByRole('textbox', { name: '上限额度（元）' }).fill('1,200,000.01');
      await submit.click();
      await expect(page.getByText('上限额度须在0.00至1,200,000.00元之间')).toBeVisible();
      await page.getByRole('textbox', { name: '上限额度（元）' }).fill('50,000');
      await submit.click();
      await expect(page.getByText('禾川保理采购组已添加')).toBeVisible();
      await expect(heading(page, '采购账号管理')).toBeVisible();
      await expect(page.getByText('13个子账号，11个正常')).toBeVisible();
    });
    await test.step('adds several accounts', async () => {
      await page.getByRole('link', { name: '批量新增' }).click();
      await expect(heading(page, '新增采购账号')).toBeVisible();
      await expectWhole(page.getByRole('main'), 'factoring.addSeveral');
      const lines = ['hechuan_cg15,苏州组,13606812257,50000', 'hechuan_cg16,嘉兴组,13857106631', 'x,短,1360'];
      await page.getByRole('textbox', { name: '账号列表' }).fill(lines.join('\n'));
      await page.getByRole('button', { name: '校验' }).click();
      await expect(page.getByText('2个可新增，1个有误')).toBeVisible();
      await page.getByRole('button', { name: '新增2个账号' }).click();
      await expect(page.getByText('15个子账号，13个正常')).toBeVisible();
    });
    await test.step('the action of an account opens the dialog with its limit', async () => {
      await page.getByRole('textbox', { name: '账号名称或登录账号' }).fill('hechuan_cg15');
      await page.getByRole('button', { name: '查询' }).click();
      await expect(table(page).getByRole('row')).toHaveCount(2);
      await page.getByRole('button', { name: '编辑额度：苏州组' }).click();
      await expect(page.getByRole('dialog', { name: '编辑额度' })).toContainText('50,000.00');
    });
  },
);

test(
  'shows no account pages to a child account or for the other factoring product',
  { tag: ['@bl-accounts'] },
  async ({ page, sim }) => {
    const expectRefusal = async (title: string, reason: string) => {
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByRole('main').getByText(reason)).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: /^(?!本页帮助$)/ })).toHaveCount(0);
      const operations = (await sim.log()).map(({ operationId }) => operationId);
      expect(operations.filter((id) => id === 'queryAccountPage' || id === 'addAccounts')).toEqual([]);
    };
    await sim.open('factoring,child-account', LIST);
    await expectRefusal('采购账号管理', '采购账号由母账号管理');
    await goTo(page, `${LIST}/add`);
    await expectRefusal('新增采购账号', '采购账号由母账号管理');
    await sim.change('buy-first-pay-later', `${LIST}/addAccountSingle`);
    await expectRefusal('单个新增采购账号', '先采后付不设采购账号管理');
  },
);

test(
  'shows company data to a parent, who changes the agent by code and review',
  { tag: ['@bl-company', '@route-bl-companyinfo', '@route-bl-modifyagentinfo'] },
  async ({ page, sim }) => {
    await sim.open('factoring', `${SMALL_PAGE}?productCode=12023`);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^企业信息/ })
      .click();
    await expect(heading(page, '企业信息')).toBeVisible();
    await expectWhole(page.getByRole('main'), 'factoring.company');
    const card = page.getByRole('region', { name: '经办人' });
    await expect(card).toContainText('周敏');
    await expect(card).toContainText('136****2257');
    await card.getByRole('link', { name: '修改经办人信息' }).click();
    await expect(heading(page, '修改经办人信息')).toBeVisible();
    await expectWhole(page.getByRole('main'), 'factoring.agent');
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const submit = page.getByRole('button', { name: '提交变更' });
    await test.step('shows errors under their fields', async () => {
      await expect(field('短信验证码')).toHaveCount(0);
      await submit.click();
      await expect(page.getByText('请填写此项')).toBeVisible();
      await expect(field('经办人身份证号')).toBeFocused();
      await field('经办人身份证号').fill('330108198903154529');
      await submit.click();
      await expect(page.getByText('经办人信息没有变化')).toBeVisible();
    });
    await test.step('another agent with a new phone is verified by code', async () => {
      await field('经办人姓名').fill('顾婷');
      await field('经办人身份证号').fill('33010619920708261 5');
      await field('经办人手机号').fill('13757108812');
      await field('经办人邮箱').fill('guting@hechuan.cn');
      await submit.click();
      await expect(page.getByText('请输入6位短信验证码')).toBeVisible();
      await page.getByRole('button', { name: '获取验证码' }).click();
      await field('短信验证码').fill('000000');
      await submit.click();
      await expect(page.getByText('验证码错误').first()).toBeVisible();
      await field('短信验证码').fill('246810');
      await submit.click();
      await expect(page.getByText('经办人变更已提交，请等待审核')).toBeVisible();
    });
    const changes = page.getByRole('region', { name: '变更申请' });
    await expect(changes.getByText('审核中')).toBeVisible();
    await expect(changes).toContainText('原：136****2257');
    await expect(submit).toHaveCount(0);
    await expect(page.getByRole('region', { name: '现经办人' })).toContainText('周敏');
    await test.step('the company page shows the approved agent', async () => {
      await sim.setClock({ advance: { days: 2 } });
      await sim.refetch('/baolibiaopin/modifyAgentInfo?productCode=12023');
      await expect(changes.getByText('已通过')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: '企业信息' }).click();
      await expect(card).toContainText('顾婷');
      await expect(card).toContainText('137****8812');
      await expect(card).toContainText('guting@hechuan.cn');
    });
  },
);

test(
  'a refused change of the agent shows its reason to a parent, and nothing to a child',
  { tag: ['@bl-company'] },
  async ({ page, sim }) => {
    await sim.open('agent-change-refused', '/baolibiaopin/modifyAgentInfo?productCode=12023');
    await expect(page.getByText('未通过原因：姓名与身份证号不一致')).toBeVisible();
    await expect(page.getByRole('button', { name: '提交变更' })).toBeVisible();
    await sim.change('factoring,child-account', '/baolibiaopin/modifyAgentInfo?productCode=12023');
    await expect(page.getByText('此页面仅企业的母账号可使用，请联系企业母账号')).toBeVisible();
    await expect(heading(page, '修改经办人信息')).toBeVisible();
    await expect(page.getByText(/330108/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /显示|提交/ })).toHaveCount(0);
  },
);
