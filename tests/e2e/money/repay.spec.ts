/** Tests the repay pages. 1 §2, 1 §4, 1 §9 */
import { booksOf, cents } from '../../support/books.ts';
import { goTo } from '../../support/goTo.ts';
import {
  amountField,
  chooseSource,
  confirm,
  confirmDialog,
  resultTitle,
  submissions,
  submitButton,
  typePart,
  untilSuccess,
} from '../../support/repaying.ts';
import { expect, test } from '../../support/sim.ts';
import { expectWhole } from '../everyPage/whole.ts';

const OVERDUE = 'ZD202610260030';
const SPLIT = 'ZD202610010025';
const bills = (choice: string) => `/repayCom?bills=${choice}`;

test(
  'offers to repay everything that is due, one period of a split bill, or a bill early',
  { tag: ['@route-repaycom'] },
  async ({ page, sim }) => {
    await sim.open('baseline', '/repayCom');
    await expectWhole(page.getByRole('main'), 'repay');
    await expect(page.getByRole('heading', { level: 1, name: '还款', exact: true })).toBeVisible();
    await expect(page.getByRole('table', { name: '还款账单' }).getByRole('row')).toHaveCount(5);
    await expect(page.getByText('合计4笔（元）')).toBeVisible();
    await expect(amountField(page)).toHaveValue('269,548.52');
    await expect(page.getByText('对公转账').first()).toBeVisible();

    await goTo(page, bills(`${SPLIT}.2`));
    await expect(amountField(page)).toHaveValue('20,780.69');
    await expect(page.getByText('第2/6期')).toBeVisible();
    await goTo(page, bills(SPLIT));
    await expect(page.getByText('今日结清共付101,015.04元，节省服务费2,888.44元')).toBeVisible();
    await page.getByRole('checkbox', { name: '提前结清未到期期次' }).click();
    await expect(page).toHaveURL(/early=1/);
    await expect(amountField(page)).toHaveValue('101,015.04');
    await expect(page.getByText('节省服务费', { exact: true })).toBeVisible();
  },
);

test(
  'offers to repay factoring bills on their own path',
  { tag: ['@route-jcblrepaycom'] },
  async ({ page, sim }) => {
    await sim.open('factoring', '/JcblRepayCom?bills=ZD202611020032');
    await expectWhole(page.getByRole('main'), 'repay.factoring');
    await expect(page.getByRole('heading', { level: 1, name: '保理还款' })).toBeVisible();
    await expect(amountField(page)).toHaveValue('32,618.40');
  },
);

test(
  'asks to choose a funder first if the bills have several',
  { tag: ['@route-repaycom-chooseloancapital'] },
  async ({ page, sim }) => {
    await sim.open('investors-mixed', '/repayCom?couponId=YHQ202611120002');
    await expectWhole(page.getByRole('main'), 'repay.mixed');
    await expect(page.getByRole('heading', { level: 1, name: '选择资金方' })).toBeVisible();
    // A coupon in the link stays chosen.
    await expect(page).toHaveURL(/\/repayCom\/chooseLoanCapital\?.*couponId=YHQ202611120002/);
    await page.getByRole('radiogroup', { name: '资金方' }).getByText('宁波海曙融资租赁有限公司').click();
    await page.getByRole('button', { name: '去还款' }).click();
    await expect(page).toHaveURL(/\/repayCom\?.*couponId=YHQ202611120002/);
    await expect(amountField(page)).toHaveValue('28,905.60');
    await expect(
      page.getByRole('radiogroup', { name: '付款账户' }).getByRole('radio', { checked: true }),
    ).toHaveCount(1);
    await confirm(page);
    await expect(page.getByText('请按下方信息转账')).toBeVisible();
  },
);

test('says that nothing is due, and leads home from another account’s bill', async ({ page, sim }) => {
  await sim.open('nothing-due', '/repayCom');
  await expect(page.getByText('暂无应还账单')).toBeVisible();
  await expect(page.getByRole('link', { name: '查看账单' })).toBeVisible();

  await sim.change('bill-not-owned', bills('ZD202611010031'));
  const alert = page.getByRole('dialog', { name: '系统提示' });
  await expect(alert).toBeVisible();
  await sim.settled();
  // Counts all dialogs: a covered one would have no role.
  await expect(page.locator('[role=dialog]')).toHaveCount(1);
  await alert.getByRole('button', { name: '返回首页' }).click();
  await expect(page).toHaveURL(/\/company\/index/);
});

test(
  'keeps the choice of bills in the URL and explains overflow, rate and coupons',
  { tag: ['@overflow-tip-20000'] },
  async ({ page, sim }) => {
    await sim.open('overdue-bill', '/repayCom');
    await test.step('bills are chosen in a dialog, which demands the overdue ones; the URL keeps them', async () => {
      await page.getByRole('button', { name: '重新选择' }).click();
      const dialog = page.getByRole('dialog', { name: '选择还款账单' });
      await dialog.getByRole('checkbox', { name: '选择本页全部' }).uncheck();
      await expect(dialog.getByText('请至少选择一笔账单')).toBeVisible();
      await dialog.getByRole('checkbox', { name: `${SPLIT}.2` }).check();
      await expect(dialog.getByText('逾期账单须先还清，请一并选择')).toBeVisible();
      await expect(dialog.getByRole('button', { name: '确定' })).toBeDisabled();
      await dialog.getByRole('checkbox', { name: `${OVERDUE}.1` }).check();
      await expect(dialog.getByText('已选2笔，共45,179.39元')).toBeVisible();
      await dialog.getByRole('button', { name: '确定' }).click();
      await expect(page).toHaveURL(new RegExp(`bills=${OVERDUE}%2C${SPLIT}\\.2`));
      await expect(amountField(page)).toHaveValue('45,179.39');
    });

    await goTo(page, bills(OVERDUE));
    await expectWhole(page.getByRole('main'), 'repay.overdue');
    await test.step('recommends the overflow account above 20,000', async () => {
      const tip = page.getByText('还款金额超过2万元，建议使用溢缴款账户还款');
      await expect(tip).toBeVisible();
      await typePart(page, '20000');
      await expect(tip).toHaveCount(0);
      await typePart(page, '20000.01');
      await expect(tip).toBeVisible();
    });

    await test.step('the rate has an explanation', async () => {
      await expect(page.getByText('10.95%')).toBeVisible();
      await page.getByText('执行利率').hover();
      const meaning = page.getByRole('tooltip');
      await expect(meaning).toHaveText('正常期执行贷款利率');
      await page.mouse.move(0, 0);
      await expect(meaning).toHaveCount(0);
      // On a touch screen a short tap is a click, and a long tap shows the tip before it ends.
      await page.getByText('执行利率').dispatchEvent('click');
      await expect(meaning).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(meaning).toHaveCount(0);
      await page.getByText('执行利率').dispatchEvent('touchstart');
      await expect(meaning).toBeVisible();
      await page.mouse.click(0, 0);
    });

    await test.step('an amount below the threshold of a coupon disables it', async () => {
      const coupon = page.getByRole('radio', { name: '80元还款券' });
      await expect(coupon).toBeChecked();
      await typePart(page, '19999.99');
      await expect(coupon).toBeDisabled();
      const below = page.getByText('还款金额未达使用门槛');
      await expect(below.first()).toBeVisible();
      // An invalid amount has no split.
      await typePart(page, '19999.999');
      await expect(below).toHaveCount(0);
      await expect(coupon).toBeDisabled();
      await typePart(page, '20000');
      await expect(coupon).toBeChecked();
      await page.getByRole('radio', { name: '不使用优惠券' }).check();
      await expect(page.getByText('还款后可用余额66,300.45元', { exact: true })).toBeVisible();
      await expect(page.getByText('还款后所选账单仍应还4,398.70元', { exact: true })).toBeVisible();
      await submitButton(page).click();
      await expect(confirmDialog(page).getByText('20,000.00')).toHaveCount(2);
      // No repayment starts before the confirmation.
      await expect(page.locator('main button[type=submit]')).toHaveText('确认还款');
      await confirmDialog(page).getByRole('button', { name: '取消' }).click();
    });
  },
);

test(
  'a confirmed repayment succeeds as the clock advances and has a receipt',
  { tag: ['@route-repaycom-result', '@repayment-00', '@repayment-01'] },
  async ({ page, sim }) => {
    await sim.open('overdue-bill', bills(OVERDUE));
    await expect(page.getByText('-80.00')).toBeVisible();
    await submitButton(page).click();
    const dialog = confirmDialog(page);
    for (const text of [OVERDUE, '溢缴款账户 尾号6027', '24,398.70', '-80.00', '24,318.70'])
      await expect(dialog.getByText(text)).toBeVisible();
    await dialog.getByRole('button', { name: '取消' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await submissions(sim)).toEqual([]);
    await confirm(page);
    const facts = page.getByRole('status');
    await expect(facts.getByText('还款处理中').last()).toBeVisible();
    await expect(page.getByRole('button', { name: '复制还款流水号' })).toBeVisible();
    await untilSuccess(page, sim);
    await page.getByRole('button', { name: '查看电子回单' }).click();
    const receipt = page.getByRole('article', { name: '还款电子回单' });
    await expect(receipt.getByText('贰万肆仟叁佰壹拾捌元柒角整')).toBeVisible();
    await expect(receipt.getByText('24,318.70')).toBeVisible();
    await expect(receipt.getByText('校验码', { exact: true })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(receipt).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: '还款结果', includeHidden: true })).toBeHidden();
    await page.emulateMedia({ media: null });
  },
);

test(
  'shows the reason of a failed repayment and leads back to its bills',
  { tag: ['@repayment-02'] },
  async ({ page, sim }) => {
    await sim.open('repayment-fails', bills('ZD202611090033'));
    await confirm(page);
    await expect(resultTitle(page, '还款处理中')).toBeVisible();
    await sim.setClock({ advance: 'PT10S' });
    await expect(resultTitle(page, '还款失败')).toBeVisible();
    await expect(page.getByText('付款账户扣款失败，请更换付款账户')).toBeVisible();
    await page.getByRole('button', { name: '继续还款' }).click();
    await expect(page).toHaveURL(/repayCom\?bills=ZD202611090033/);
    await expect(amountField(page)).toHaveValue('28,905.60');
  },
);

test('offers the details of a bank transfer to copy and as a slip to print', async ({
  page,
  sim,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await sim.open('overdue-bill', bills(OVERDUE));
  await chooseSource(page, '对公转账');
  await confirm(page);
  await expect(page.getByText('请按下方信息转账')).toBeVisible();
  for (const label of ['户名', '账号', '开户行', '附言'])
    await expect(page.getByRole('button', { name: `复制${label}` })).toBeVisible();
  await page.getByRole('button', { name: '复制账号' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('110060149013002604417');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: '复制账号' }).click();
  await expect(page.getByText('复制失败，请选中后手动复制')).toBeVisible();
  await page.getByRole('button', { name: '打印转账信息' }).click();
  const slip = page.getByRole('article', { name: '对公转账信息单' });
  await expect(slip.getByText('北京金采商业保理有限公司')).toBeVisible();
  await expect(slip.getByText('贰万肆仟叁佰壹拾捌元柒角整')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).last().click();
  await sim.setClock({ advance: 'PT31M' });
  await expect(resultTitle(page, '还款成功')).toBeVisible();
  // Permissions of a context would stay after the test.
  await context.clearPermissions();
});

test(
  'shows a low balance before sending, and returns from the cashier',
  { tag: ['@redirect-overflow-payment'] },
  async ({ page, sim }) => {
    await sim.open('balance-insufficient', bills('ZD202611090033'));
    await expect(page.getByRole('radio', { name: /对公转账/ })).toBeChecked();
    await chooseSource(page, '溢缴款账户');
    await expect(page.getByText('账户余额不足，请更换付款账户或减少还款金额')).toBeVisible();
    await submitButton(page).click();
    await sim.settled();
    await expect(confirmDialog(page)).toHaveCount(0);
    const here = page.url();
    await page.getByRole('button', { name: '去充值' }).click();
    await expect(page).toHaveURL(/\/_sim\/ext\/payment/);
    expect(new URL(page.url()).searchParams.get('returnUrl')).toBe(here);
    await page.getByRole('link', { name: '返回' }).click();
    await expect(amountField(page)).toHaveValue('28,905.60');
  },
);

test('sends a refused repayment again with the same key and books it to the cent', async ({ page, sim }) => {
  await sim.open('overdue-bill', bills(OVERDUE));
  await typePart(page, '5,000.55');
  await chooseSource(page, '溢缴款账户');
  const refusals = [
    ['P020005', '账户余额不足'],
    ['P020006', '优惠券不可用，请重新选择'],
    ['P020007', '该账单有还款正在处理，请稍后查看结果'],
    ['P020002', '还款金额不能超过应还金额'],
  ] as const;
  for (const [code, message] of refusals)
    await test.step(`refused with ${code}`, async () => {
      await sim.addFault({ on: 'provisional.submitRepay', answer: { code }, times: 1 });
      await confirm(page);
      await expect(page.getByRole('alert').filter({ hasText: message }).first()).toBeVisible();
      await expect(amountField(page)).toHaveValue('5,000.55');
      await expect(page.getByRole('radio', { name: /溢缴款账户/ })).toBeChecked();
    });
  await confirm(page);
  await untilSuccess(page, sim);
  const sent = await submissions(sim);
  expect(sent).toHaveLength(refusals.length + 1);
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(await booksOf(page, '12003').repayments(OVERDUE)).toHaveLength(1);

  await test.step('the next partial repayment is exact to the cent', async () => {
    const books = booksOf(page, '12003');
    await goTo(page, bills(OVERDUE));
    const before = await books.home();
    await typePart(page, '398.71');
    await confirm(page);
    await untilSuccess(page, sim);
    expect((await books.bill(OVERDUE)).owed).toBe(18_999.44);
    expect(cents(before) - cents(await books.home())).toBe(39_871);
    expect(await books.due()).toBe(await books.home());
  });
});

test(
  'does not announce unfreezing after a repayment if the line is frozen for another reason',
  { tag: ['@mend-unfreeze-truth'] },
  async ({ page, sim }) => {
    await sim.open('frozen-and-overdue', '/repayCom');
    await expect(submitButton(page)).toBeVisible();
    await sim.settled();
    await expect(page.getByText(/自动解冻/)).toHaveCount(0);
    await chooseSource(page, '对公转账');
    await confirm(page);
    await expect(resultTitle(page, '还款处理中')).toBeVisible();
    await sim.setClock({ advance: 'PT31M' });
    await expect(resultTitle(page, '还款成功')).toBeVisible();
    await expect(page.getByText(/额度仍处于冻结状态/)).toBeVisible();
    await expect(page.getByText(/可继续采购/)).toHaveCount(0);
  },
);

test(
  'shows 已结清 only for settled bills: not for awaited or failed transfers',
  { tag: ['@mend-settled-truth'] },
  async ({ page, sim }) => {
    const shares = page.getByRole('table', { name: '还款明细' });
    await sim.open('repayment-failed', '/repayCom/result?repayNo=HK2026111200000031');
    await expectWhole(page.getByRole('main'), 'repay.failed');
    await expect(resultTitle(page, '还款失败')).toBeVisible();
    await expect(shares.getByText('未还款').first()).toBeVisible();
    await expect(shares.getByText('已结清')).toHaveCount(0);

    await sim.change('baseline', '/repayCom?bills=ZD202611020032');
    await chooseSource(page, '对公转账');
    await confirm(page);
    await expect(resultTitle(page, '还款处理中')).toBeVisible();
    await expect(shares.getByText('成功后结清')).toBeVisible();
    await expect(shares.getByText('已结清')).toHaveCount(0);
    await sim.setClock({ advance: 'PT31M' });
    await expect(resultTitle(page, '还款成功')).toBeVisible();
    await expect(shares.getByText('已结清')).toBeVisible();
    await expect(page.getByText('款项已入账，额度已恢复，可继续采购')).toBeVisible();
  },
);

test(
  'offers to repay unbilled instalments early from the row, the selection bar and the detail',
  { tag: ['@mend-early-repay'] },
  async ({ page, sim }) => {
    const row = page.getByRole('row').filter({ hasText: '第3/6期' });
    const expectRepayPage = async () => {
      await expect(page).toHaveURL(/early=1/);
      await expect(page.getByRole('table', { name: '还款账单' })).toContainText('第3/6期');
      await expect(page.getByText('暂无应还账单')).toHaveCount(0);
      await expect(submitButton(page)).toBeVisible();
    };
    await sim.open('baseline', '/company/billListNew?tabName=unbilled');
    await row.getByRole('link', { name: /^还款/ }).click();
    await expectRepayPage();
    await page.goBack();
    await row.getByRole('checkbox').check();
    await page.getByRole('region', { name: '已选账单' }).getByRole('link', { name: '还款' }).click();
    await expectRepayPage();
    await page.goBack();
    await row.getByRole('link', { name: /^详情/ }).click();
    await expect(page.getByRole('heading', { name: '账单详情', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: '还款', exact: true }).filter({ visible: true }).click();
    await expectRepayPage();
  },
);
