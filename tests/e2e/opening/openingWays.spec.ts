/**
 * Opens products by their own flows, from the landing to the home. Every step is checked at 1440 and at 375 px, and filled in at
 * one of these widths in turn.
 */
import { drawnByCommit } from '../../support/commitSeed.ts';
import { attach, chooseByKeys, press, tabTo, typeInto } from '../../support/keyboard.ts';
import { switchWidth } from '../../support/onPhoneToo.ts';
import {
  contact,
  currentStep,
  field,
  fillBusiness,
  fillCompany,
  fillContacts,
  onward,
  picture,
  signAndSubmit,
  untilHome,
  uploadMaterials,
  verify,
} from '../../support/opening.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

test.describe('from the landing to the first home', () => {
  // Both have the same flow; the commit selects one share of two.
  const dealt = drawnByCommit(
    [
      ['12010', 'opening-12010'],
      ['12025', 'admin-12025'],
    ] as const,
    2,
  );

  for (const [product, scenario, step, home, tag] of [
    ...dealt.map(
      ([code, start]) =>
        [
          code,
          start,
          '/company/standardOpen/flowNew/',
          '/company/index',
          [
            '@open-flow-normal',
            '@route-stdopen-flownew',
            '@open-licence-fills',
            '@open-verify-redirect',
            '@open-step-progress',
            '@open-contacts-sms',
            '@open-sign-read',
          ],
        ] as const,
    ),
    [
      '12023',
      'opening-factoring',
      '/baolibiaopin/standard/',
      '/baolibiaopin/index',
      ['@open-factoring-flow', '@route-factoring-open', '@route-bl-standard'],
    ],
  ] as const)
    test(`opens ${product}`, { tag: [...tag] }, async ({ page, sim }) => {
      const at = (name: string) => expect(page).toHaveURL((url) => url.pathname === `/front${step}${name}`);
      const address = '长河街道滨康路1180号2幢1207室';
      await sim.open(scenario, `/?productCode=${product}`);
      await page.getByRole('button', { name: '立即开通' }).click();
      await switchWidth(page);
      await page.getByRole('button', { name: '开始申请' }).click();
      await at('company');
      await expect(currentStep(page)).toContainText('企业信息');
      await fillCompany(page, address);
      await at('realName');
      await switchWidth(page);
      await verify(page);
      await at('contacts');
      await switchWidth(page);
      await fillContacts(page);
      await at('business');
      await switchWidth(page);
      await fillBusiness(page);
      await at('materials');
      await switchWidth(page);
      await uploadMaterials(page);
      await at('contractSign');
      await expect(page.getByRole('main')).toContainText(address);
      await switchWidth(page);
      await signAndSubmit(page);
      await switchWidth(page);
      await untilHome(page, sim);
      await expect(page).toHaveURL((url) => url.pathname === `/front${home}`);
    });

  test(
    `upgrades to 12025 with known data, which are only confirmed`,
    { tag: ['@open-upgrade-confirm', '@route-upgrade-flow', '@open-start-not-admin'] },
    async ({ page, sim }) => {
      await sim.open('upgradable', '/company/landing?productCode=12003&stay=1');
      await page.getByRole('link', { name: /^升级至批发金采/ }).click();
      await expect(page).toHaveURL(
        /\/front\/company\/standardOpen\/flowNew\/step\?productCode=12025&from=XTL-UPGRADE$/,
      );
      await switchWidth(page);
      await page.getByRole('button', { name: '开始申请' }).click();
      for (const [next, snapshot] of [
        ['联系人', 'contacts'],
        ['经营信息', 'business'],
        ['资料上传', 'materials'],
      ] as const) {
        await test.step(`every field is filled before ${next}`, async () => {
          await expect(page.getByText('以下为已知信息，无需重新填写，请核对后确认。')).toBeVisible();
          await expectWhole(page.getByRole('main'), `opening.upgrade.before-${snapshot}`);
          for (const box of await page.getByRole('textbox', { name: /^(?!.*选填)/ }).all())
            await expect(box).not.toHaveValue('');
          await onward(page).click();
          await expect(currentStep(page)).toContainText(next);
        });
      }
      await switchWidth(page);
      await uploadMaterials(page);
      await switchWidth(page);
      await signAndSubmit(page);
      await switchWidth(page);
      await untilHome(page, sim);
      await expect(page).toHaveURL(/\/front\/company\/index/);
    },
  );

  test(
    `opens for a POP user by index, addInfo, agreement and auditResult`,
    {
      tag: [
        '@open-pop-flow',
        '@route-yaojingcai-redirect',
        '@route-yaojingcai-open-index',
        '@route-yaojingcai-open-addinfo',
        '@route-yaojingcai-open-agreement',
        '@route-yaojingcai-open-auditresult',
      ],
    },
    async ({ page, sim }) => {
      await sim.open('opening-pop', '/yaojingcai?productCode=12008');
      await expect(page).toHaveURL(/\/front\/yaojingcai\/open\/index/);
      await switchWidth(page);
      await page.getByRole('button', { name: '开始申请' }).click();
      await expect(page).toHaveURL(/\/front\/yaojingcai\/open\/addInfo/);
      await switchWidth(page);
      await fillBusiness(page);
      await switchWidth(page);
      await uploadMaterials(page);
      await expect(page).toHaveURL(/\/front\/yaojingcai\/open\/agreement/);
      await switchWidth(page);
      await signAndSubmit(page);
      await expect(page).toHaveURL(/\/front\/yaojingcai\/open\/auditResult/);
      await switchWidth(page);
      await untilHome(page, sim);
      await expect(page).toHaveURL(/\/front\/company\/index/);
      await expect(page.getByText('暂无应还账单').first()).toBeVisible();
    },
  );

  test(
    `opens 12003 at the old addresses by keyboard alone`,
    { tag: ['@open-keyboard', '@open-flow-normal', '@route-company-open-flownew'] },
    async ({ page, sim }) => {
      const at = (name: string) => expect(page).toHaveURL(new RegExp(`/front/company/open/${name}\\b`));
      await sim.open('unopened,old-opening-route', '/company/landing?productCode=12003');
      await press(page, page.getByRole('button', { name: '立即开通' }));
      await at('index');
      await switchWidth(page);
      await press(page, page.getByRole('button', { name: '开始申请' }));
      await at('flowNew/company');

      await test.step('licence and legal person', async () => {
        await attach(
          page,
          page.getByRole('button', { name: '点击选择文件，或将文件拖到此处：营业执照' }),
          picture('营业执照.png'),
        );
        await expect(field(page, '企业名称')).toHaveValue('杭州禾川工业设备有限公司');
        await typeInto(page, field(page, '手机号'), '13957106821');
        await typeInto(page, field(page, '身份证号'), '330102197806142320');
        await typeInto(page, field(page, '证件生效日期'), '2016-09-12');
        await press(page, onward(page));
      });

      await test.step('at the provider’s page', async () => {
        await at('flowNew/realName');
        await switchWidth(page);
        await press(page, page.getByRole('button', { name: '前往认证中心' }));
        await press(page, page.getByRole('button', { name: '完成认证' }));
      });

      await test.step('two contacts', async () => {
        await contact(page, 1).waitFor();
        await at('flowNew/contacts');
        await switchWidth(page);
        for (const [place, name, phone] of [
          [1, '周敏', '13606812257'],
          [2, '陆启明', '13757158840'],
        ] as const) {
          const card = contact(page, place);
          await typeInto(page, card.getByRole('textbox', { name: '姓名' }), name);
          const relationship = card.getByRole('combobox', { name: '与法定代表人或企业的关系' });
          if ((await relationship.count()) > 0) await chooseByKeys(page, relationship, '企业财务经办人');
          await typeInto(page, card.getByRole('textbox', { name: '邮箱' }), `c${String(place)}@hechuan.cn`);
          await typeInto(page, card.getByRole('textbox', { name: '手机号' }), phone);
          await press(page, card.getByRole('button', { name: '获取验证码' }));
          // The next field has the focus.
          await expect(card.getByRole('textbox', { name: '短信验证码' })).toBeFocused();
          await typeInto(page, card.getByRole('textbox', { name: '短信验证码' }), '246810');
        }
        await press(page, onward(page));
      });

      await test.step('business and materials', async () => {
        await at('flowNew/business');
        await switchWidth(page);
        await press(page, page.getByRole('checkbox').first(), 'Space');
        for (const group of await page.getByRole('radiogroup').all()) await press(page, group, 'Space');
        await press(page, onward(page));
        await expect(currentStep(page)).toContainText('资料上传');
        await at('flowNew/materials');
        const cards = page.getByRole('region').filter({ hasText: '必传' }).filter({ hasText: '已上传0份' });
        for (const name of await cards.getByRole('heading').allTextContents()) {
          await attach(
            page,
            page.getByRole('button', { name: `点击选择文件，或将文件拖到此处：${name}`, exact: true }),
            picture(`${name}.png`),
          );
          await expect(page.getByRole('region', { name, exact: true }).getByText(/已上传1份/)).toBeVisible();
        }
        await press(page, onward(page));
      });

      await test.step('read, signed by face, submitted', async () => {
        await at('flowNew/contractSign');
        await switchWidth(page);
        for (const name of ['企业金采服务合同', '企业征信授权书']) {
          await press(page, page.getByRole('button', { name: `阅读${name}` }));
          const dialog = page.getByRole('dialog');
          await tabTo(page, dialog.getByRole('document'));
          await page.keyboard.press('End');
          const agree = dialog.getByRole('button', { name: '同意', exact: true });
          await expect(agree).toBeEnabled();
          await press(page, agree);
          await expect(dialog).toBeHidden();
        }
        await press(page, page.getByRole('button', { name: '法定代表人人脸识别并签署' }));
        await press(page, page.getByRole('button', { name: '完成', exact: true }));
        await press(page, page.getByRole('button', { name: '提交申请' }));
        await expect(page.getByRole('heading', { name: '审核中' })).toBeVisible();
        await at('auditResult');
      });

      await switchWidth(page);
      await sim.setClock({ advance: 'PT30H' });
      await press(page, page.getByRole('link', { name: '进入首页' }));
      await expect(page).toHaveURL(/\/front\/company\/index/);
    },
  );
});
