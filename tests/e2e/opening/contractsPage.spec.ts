/** Tests the page of service contracts: to sign, signed and expired. Spec 1 §2, 2 §2.1, §5 */
import type { Page } from '@playwright/test';
import { SMALL_PAGE } from '../../support/goTo.ts';
import { pdfText } from '../../support/pdfText.ts';
import { print, withoutBlanks } from '../../support/sheets.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

const PAGE = '/company/serviceContract?productCode=12003';
const menuEntry = (page: Page) => page.getByRole('link', { name: /^服务合同/ });
const table = (page: Page) => page.getByRole('table', { name: '服务合同' });

test(
  'shows tabs with counts, search, preview, print and PDF of a contract',
  {
    tag: [
      '@contract-tabs',
      '@contract-pdf',
      '@route-company-servicecontract',
      '@role-parent-service-contract',
    ],
  },
  async ({ page, sim }) => {
    await sim.open('baseline', `${SMALL_PAGE}?productCode=12003`);
    await menuEntry(page).click();
    await expect(page.getByRole('heading', { name: '服务合同', level: 1 })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText([/待签署.*1/, /已签署.*1/, /已到期.*2/]);
    await expect(table(page).getByRole('row')).toHaveCount(2);
    await expectWhole(page.getByRole('main'), 'contracts.toSign');
    await page.getByRole('tab', { name: /已到期/ }).click();
    await expect(table(page).getByRole('row')).toHaveCount(3);
    await page.getByRole('textbox', { name: '合同名称或编号' }).fill('代扣');
    await page.getByRole('button', { name: '查询' }).click();
    await expect(table(page).getByRole('row')).toHaveCount(2);
    await expect(table(page)).toContainText('代扣服务协议');
    await page.reload();
    await expect(table(page).getByRole('row')).toHaveCount(2);
    await page.getByRole('button', { name: '预览代扣服务协议' }).click();
    const dialog = page.getByRole('dialog', { name: '代扣服务协议' });
    const text = dialog.getByRole('document');
    await expect(text).toContainText('HT20240618QYJC-DK-001');
    const clauses = await text.getByRole('listitem').allTextContents();
    expect(clauses.length).toBeGreaterThan(3);
    const paper = await print(page, 'portrait');
    expect(paper.cut).toEqual([]);
    for (const clause of clauses) expect(paper.text).toContain(withoutBlanks(clause).slice(0, 20));
    expect(paper.text).not.toContain('打印日期');
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('link', { name: '下载PDF' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('代扣服务协议-HT20240618QYJC-DK-001.pdf');
    const kept = await pdfText(file);
    expect(kept).toContain('代扣服务协议');
    expect(kept).toContain('合同编号：HT20240618QYJC-DK-001');
    expect(kept).toContain('杭州禾川工业设备有限公司');
  },
);

test(
  'signs several contracts, with and without face, and removes the badge after the last',
  { tag: ['@contract-sign-many', '@contract-badge-goes', '@role-parent-sign-contracts'] },
  async ({ page, sim }) => {
    await sim.open('both-contracts', PAGE);
    await expectWhole(page.getByRole('main'), 'contracts');
    await expect(menuEntry(page)).toContainText('待签署');
    await page.getByRole('checkbox', { name: '选择企业征信授权书' }).check();
    await page.getByRole('checkbox', { name: '选择企业金采服务合同' }).check();
    await page.getByRole('button', { name: '签署所选（2份）' }).click();
    const plain = page.getByRole('dialog', { name: '合同签署' });
    await plain.getByRole('checkbox').check();
    await plain.getByRole('button', { name: '同意并签署' }).click();
    const byFace = page.getByRole('dialog', { name: '合同升级' });
    await expect(byFace).toBeVisible();
    const opened = page.waitForEvent('popup');
    await byFace.getByRole('button', { name: '开始认证' }).click();
    const window = await opened;
    await window.getByRole('radio', { name: /^认证成功/ }).check();
    await window.getByRole('button', { name: '完成' }).click();
    await expect(byFace).toBeHidden();
    await expect(page.getByText('没有待签署的合同')).toBeVisible();
    await expect(menuEntry(page)).not.toContainText('待签署');
    await expect(page.getByRole('tab', { name: /已签署/ })).toContainText('3');
  },
);

test(
  'a child account sees who can sign instead of the contracts; a distributor has its own path',
  { tag: ['@contract-child-told', '@route-fenxiao-servicecontract'] },
  async ({ page, sim }) => {
    await sim.open('contract-child', '/company/serviceContract');
    await expectWhole(page.getByRole('main'), 'contracts.child');
    await expect(page.getByText('请联系企业的金采母账号签署最新的《企业金采服务合同》')).toBeVisible();
    await expect(table(page)).toHaveCount(0);
    await sim.change('wholesale', '/fenxiao/serviceContract');
    await expect(page.getByRole('heading', { name: '服务合同', level: 1 })).toBeVisible();
    await expect(page.getByRole('tab', { name: /待签署/ })).toContainText('1');
  },
);
