/** Tests further requests of the provider after the audit: additional data, changed data and contracts. */
import type { Page } from '@playwright/test';
import type { Outputs } from '#generated/provisional/io.ts';
import { OpeningFieldLabel, OpeningMaterialLabel } from '#generated/shared/labels.ts';
import { goTo } from '../../support/goTo.ts';
import { switchWidth } from '../../support/onPhoneToo.ts';
import { agreeToAll, picture, showFace } from '../../support/opening.ts';
import { region } from '../../support/region.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const submit = (page: Page) => page.getByRole('button', { name: '提交补充内容' });
const face = (page: Page) => page.getByRole('button', { name: '法定代表人人脸识别并签署' });

/** Returns the data that the provider requires, from the response that the page reads. */
async function requirementsOf(page: Page, go: () => Promise<unknown>) {
  const [response] = await Promise.all([page.waitForResponse(/\/queryOpening$/), go()]);
  const { resultData }: { resultData: Outputs['queryOpening'] } = await response.json();
  if (resultData.asked === undefined) throw new Error('the provider asks for nothing');
  return resultData.asked;
}

test(
  'sends the additional data that an audit asks for, at 1440 and 375 px',
  { tag: ['@open-audit-more', '@route-company-open-addinfo'] },
  async ({ page, sim }) => {
    const required = await requirementsOf(page, () =>
      sim.open('opening-more-info', '/company/open/auditResult?productCode=12003'),
    );
    await expect(page.getByRole('heading', { name: '需要补充资料' })).toBeVisible();
    await switchWidth(page);
    await page.getByRole('link', { name: '去补充' }).click();
    await expect(page).toHaveURL(/\/company\/open\/addInfo/);
    await expect(page.getByText(`${required.reason}。请在${required.deadline}前提交。`)).toBeVisible();

    await test.step('the form has exactly the fields and papers of auditControlInfo', async () => {
      const fields = region(page, '需要更正的信息').getByRole('textbox');
      await expect(fields).toHaveCount(required.fields.length);
      for (const name of required.fields) await expect(field(page, OpeningFieldLabel[name])).toBeVisible();
      await expect(field(page, '法定代表人证件生效日期')).toHaveValue('2016-09-12');
      const uploads = page.locator('input[type=file]');
      await expect(uploads).toHaveCount(required.materials.length);
      for (const { materialType, desc } of required.materials)
        await expect(region(page, OpeningMaterialLabel[materialType])).toContainText(desc);
    });

    await test.step('counts wrong and missing fields and leads to them', async () => {
      await field(page, '法定代表人手机号').fill('1395710682');
      await submit(page).click();
      await expect(page.getByText('3处需更正')).toBeVisible();
      await expect(field(page, '法定代表人手机号')).toBeFocused();
      await expect(page.getByText('请至少上传1份')).toHaveCount(2);
      await switchWidth(page);
    });

    await test.step('keeps typed and sent data over a reload', async () => {
      await field(page, '法定代表人手机号').fill('13957106821');
      await field(page, '法定代表人证件生效日期').fill('2026-10-20');
      await field(page, '法定代表人证件有效期至').fill('2046-10-20');
      for (const { materialType } of required.materials) {
        const name = `${OpeningMaterialLabel[materialType]}.png`;
        await region(page, OpeningMaterialLabel[materialType])
          .locator('input[type=file]')
          .setInputFiles(picture(name));
        await expect(page.getByText(name)).toBeVisible();
      }
      await page.reload();
      await expect(page.getByText('已恢复您上次填写但未确认的内容，请核对后继续。')).toBeVisible();
      await expect(field(page, '法定代表人证件有效期至')).toHaveValue('2046-10-20');
      await expect(page.getByText('增值税发票.png')).toBeVisible();
      await switchWidth(page);
    });

    await test.step('the audit continues with the supplement', async () => {
      await submit(page).click();
      await expect(page).toHaveURL(/\/company\/open\/auditResult/);
      await expect(page.getByRole('heading', { name: '审核中' })).toBeVisible();
      await sim.setClock({ advance: 'PT30H' });
      await expect(page.getByRole('heading', { name: '审核已通过，产品已开通' })).toBeVisible();
    });
  },
);

test(
  'leads a changed company to the changed data, and asks again only after a refusal',
  { tag: ['@open-flow-company-change'] },
  async ({ page, sim }) => {
    await sim.open('company-info-change,company-change-will-refuse', '/company/index?productCode=12003');
    await expect(page.getByText('企业信息已变更')).toBeVisible();
    await expect(page.getByRole('link', { name: /待完善/ })).toBeVisible();
    await page.getByRole('link', { name: '去更新' }).click();
    await expect(page).toHaveURL(/\/company\/open\/addInfo/);
    await expect(field(page, '注册资本（万元）')).toHaveValue('500.00');
    await expect(page.getByRole('group', { name: '注册地区' })).toContainText('滨江区');
    await switchWidth(page);
    await field(page, '注册地址').fill('长河街道滨康路1180号3幢101室');
    await submit(page).click();
    await expect(page.getByRole('heading', { name: '企业信息变更已提交' })).toBeVisible();
    await switchWidth(page);

    await test.step('a submitted change is reviewed and is in the list of changes', async () => {
      await expect(page.getByRole('link', { name: /待完善/ })).toBeHidden();
      await page.getByRole('link', { name: '查看变更申请' }).click();
      await expect(page.getByRole('region', { name: '变更申请' })).toContainText('审核中');
      await goTo(page, '/company/index?productCode=12003');
      await expect(page.getByRole('region', { name: '我的额度' })).toBeVisible();
      await expect(page.getByText('企业信息已变更')).toBeHidden();
    });

    await test.step('a refused change is requested again with the reason', async () => {
      await sim.setClock({ advance: { days: 2 } });
      await page.reload();
      await expect(page.getByText('企业信息已变更')).toBeVisible();
      await switchWidth(page);
      await page.getByRole('link', { name: '去更新' }).click();
      await expect(page.getByText(/^与工商登记信息不一致，请核对后重新提交。请在/)).toBeVisible();
      await expect(field(page, '注册地址')).toHaveValue('长河街道滨康路1180号2幢1206室');
      await field(page, '注册地址').fill('长河街道滨康路1180号3幢102室');
      await submit(page).click();
      await expect(page.getByRole('heading', { name: '企业信息变更已提交' })).toBeVisible();
    });
  },
);

test(
  'signs the contracts after the audit by face, and opens the product',
  { tag: ['@route-company-open-contractsign'] },
  async ({ page, sim }) => {
    await sim.open('opening-contract', '/company/open/auditResult?productCode=12003');
    await expectWhole(page.getByRole('main'), 'opening.contracts');
    await page.getByRole('link', { name: '去签署' }).click();
    await expect(page).toHaveURL(/\/company\/open\/contractSign/);
    await expect(face(page)).toBeDisabled();
    await switchWidth(page);
    await expect(page.getByText('今日还可进行5次人脸识别')).toBeVisible();
    await agreeToAll(page);
    await face(page).click();
    await test.step('a failed face check signs nothing and uses up an attempt', async () => {
      await showFace(page, '认证流程失败');
      await expect(page.getByRole('alert')).toHaveText('认证未通过，请法定代表人本人重试。');
      await expect(page.getByText('今日还可进行4次人脸识别')).toBeVisible();
      await switchWidth(page);
    });
    await face(page).click();
    await showFace(page);
    await expect(page).toHaveURL(/\/company\/open\/auditResult/);
    await expect(page.getByRole('heading', { name: '审核已通过，产品已开通' })).toBeVisible();
  },
);

test(
  'names a new investor, whose contract is signed from home',
  { tag: ['@open-flow-investor'] },
  async ({ page, sim }) => {
    await sim.open('new-investor', '/company/index?productCode=12003');
    await expect(page.getByText('资金方已变更')).toBeVisible();
    await switchWidth(page);
    await page.getByRole('link', { name: '去签署' }).click();
    await expect(page).toHaveURL(/\/company\/open\/contractSign/);
    await expect(page.getByText(/^资金方变更为.+公司，请重新签署以下合同/)).toBeVisible();
    await expect(page.getByText('今日还可进行5次人脸识别')).toBeVisible();
    await agreeToAll(page);
    await face(page).click();
    await showFace(page, '认证流程失败');
    await expect(page.getByText('今日还可进行4次人脸识别')).toBeVisible();
    await switchWidth(page);
    await face(page).click();
    await showFace(page);
    await expect(page.getByRole('heading', { name: '合同已签署' })).toBeVisible();
    await page.getByRole('link', { name: '进入首页' }).click();
    await expect(page.getByRole('region', { name: '我的额度' })).toBeVisible();
    await expect(page.getByText('资金方已变更')).toBeHidden();
  },
);

test('other products have these pages at their own addresses', async ({ page, sim }) => {
  await sim.open('opening-pop-more-info', '/yaojingcai/open/auditResult?productCode=12008');
  await page.getByRole('link', { name: '去补充' }).click();
  await expect(page).toHaveURL(/\/yaojingcai\/open\/addInfo/);
  await expect(region(page, '需要更正的信息')).toBeVisible();

  await sim.open('opening-factoring-contract', '/baolibiaopin/standard/auditResult?productCode=12023');
  await page.getByRole('link', { name: '去签署' }).click();
  await expect(page).toHaveURL(/\/baolibiaopin\/standard\/contractSign/);
  await expect(page.getByText('额度确认书')).toBeVisible();
});
