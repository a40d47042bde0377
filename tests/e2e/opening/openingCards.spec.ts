/** Tests samples beside uploads, and ID cards whose text the provider reads. */
import { fits, switchWidth } from '../../support/onPhoneToo.ts';
import { field, picture } from '../../support/opening.ts';
import { region } from '../../support/region.ts';
import { expect, test } from '../../support/sim.ts';

const COMPANY = '/company/standardOpen/flowNew/step?productCode=12003';

test(
  'offers the values of an ID card, and fills them in only after the user accepts',
  { tag: ['@far-samples', '@far-recognition'] },
  async ({ page, sim }) => {
    await sim.open('opening-card-doubt', COMPANY);
    const cards = region(page, '法定代表人身份证');

    await test.step('a sample opens large', async () => {
      await cards.getByRole('button', { name: '查看样例：身份证人像面' }).click();
      const dialog = page.getByRole('dialog', { name: '身份证人像面样例' });
      await expect(dialog.getByRole('img')).toHaveAccessibleName(/姓名、公民身份号码、照片/);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });

    await field(page, '姓名').fill('沈远');
    await cards.locator('input[type=file]').first().setInputFiles(picture('人像面.png'));
    const offers = cards.getByRole('group', { name: '识别结果，请核对' });
    await expect(offers.getByText('将替换已填写的沈远')).toBeVisible();
    await expect(offers.getByText('识别存疑，请对照证件')).toBeVisible();
    await expect(field(page, '姓名')).toHaveValue('沈远');
    await expect(field(page, '身份证号')).toHaveValue('');

    await switchWidth(page);
    await offers.getByRole('button', { name: /^采用姓名/ }).click();
    await expect(field(page, '姓名')).not.toHaveValue('沈远');
    await expect(field(page, '姓名')).toBeFocused();
    await offers.getByRole('button', { name: /^采用身份证号/ }).press('Enter');
    await expect(field(page, '身份证号')).toBeFocused();
    await expect(field(page, '身份证号')).toHaveValue('330102197806142820');
    await expect(offers.getByText('已采用')).toHaveCount(2);
    await field(page, '身份证号').fill('330102197806142320');
    await expect(offers.getByText('将替换已填写的330102197806142320')).toBeVisible();
    await fits(page);

    await test.step('an unreadable card offers nothing', async () => {
      await sim.change('opening-card-failed', COMPANY);
      // Neither side has a picture in the new session.
      await expect(cards.locator('input[type=file]')).toHaveCount(2);
      await cards.locator('input[type=file]').first().setInputFiles(picture('人像面.png'));
      await expect(cards.getByText(/^未能识别法定代表人身份证人像面/)).toBeVisible();
      await expect(offers).toHaveCount(0);
    });
  },
);
